int formwork_font_count(void);
