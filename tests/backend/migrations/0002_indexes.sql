-- What filters and the title order look rows up by.

CREATE INDEX items_by_title ON items (locale, content_type, folded_title);
CREATE INDEX items_by_category ON items (locale, category_id);
CREATE INDEX item_domains_by_domain ON item_domains (domain_id, item_id);
