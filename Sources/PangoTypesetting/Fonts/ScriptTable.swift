/// Which fonts have which scripts, the preferred one first.
enum ScriptTable {
    /// A script with the fonts that have it.
    struct Entry {
        /// The script's name for people.
        let name: String
        /// The beginnings of the font files' names.
        let stems: [Substring]
    }

    /// The entry of a script by its ISO 15924 code.
    static func entry(forCode code: String) -> Entry? { entries[code] }

    private static let entries: [String: Entry] = {
        var entries: [String: Entry] = [:]
        for line in lines.split(separator: "\n") {
            let columns = line.split(separator: "|")
            guard columns.count > 1 else { continue }
            let stems =
                columns.count > 2
                ? columns[2].split(separator: " ")
                : ["NotoSans\(columns[1].filter { $0 != " " })"]
            entries[String(columns[0])] = Entry(name: String(columns[1]), stems: stems)
        }
        return entries
    }()

    /// Code, name and, where it does not follow from the name, the stems.
    private static let lines = """
        Adlm|Adlam
        Ahom|Ahom|NotoSerifAhom
        Arab|Arabic|NotoSansArabic NotoNaskhArabic
        Armi|Imperial Aramaic
        Armn|Armenian
        Avst|Avestan
        Bali|Balinese
        Bamu|Bamum
        Bass|Bassa Vah
        Batk|Batak
        Beng|Bengali
        Bhks|Bhaiksuki
        Brah|Brahmi
        Brai|Braille|NotoSansSymbols2
        Bugi|Buginese
        Buhd|Buhid
        Cakm|Chakma
        Cans|Canadian Aboriginal
        Cari|Carian
        Cham|Cham
        Cher|Cherokee
        Copt|Coptic
        Cprt|Cypriot
        Cyrl|Cyrillic|NotoSans
        Deva|Devanagari
        Dsrt|Deseret
        Dupl|Duployan
        Egyp|Egyptian Hieroglyphs
        Elba|Elbasan
        Ethi|Ethiopic
        Geor|Georgian
        Glag|Glagolitic
        Gong|Gunjala Gondi
        Gonm|Masaram Gondi
        Goth|Gothic
        Gran|Grantha
        Grek|Greek|NotoSans
        Gujr|Gujarati
        Guru|Gurmukhi
        Hano|Hanunoo
        Hatr|Hatran
        Hebr|Hebrew
        Hmng|Pahawh Hmong
        Hung|Old Hungarian
        Ital|Old Italic
        Java|Javanese
        Kali|Kayah Li
        Khar|Kharoshthi
        Khmr|Khmer
        Khoj|Khojki
        Knda|Kannada
        Kthi|Kaithi
        Lana|Tai Tham
        Laoo|Lao
        Latn|Latin|NotoSans
        Lepc|Lepcha
        Limb|Limbu
        Lina|Linear A
        Linb|Linear B
        Lisu|Lisu
        Lyci|Lycian
        Lydi|Lydian
        Mahj|Mahajani
        Mand|Mandaic
        Mani|Manichaean
        Marc|Marchen
        Medf|Medefaidrin
        Mend|Mende Kikakui
        Merc|Meroitic
        Mero|Meroitic
        Mlym|Malayalam
        Modi|Modi
        Mong|Mongolian
        Mroo|Mro
        Mtei|Meetei Mayek
        Mult|Multani
        Mymr|Myanmar
        Narb|Old North Arabian
        Nbat|Nabataean
        Newa|Newa
        Nkoo|N'Ko|NotoSansNKo
        Nshu|Nushu
        Ogam|Ogham
        Olck|Ol Chiki
        Orkh|Old Turkic
        Orya|Oriya
        Osge|Osage
        Osma|Osmanya
        Palm|Palmyrene
        Pauc|Pau Cin Hau
        Perm|Old Permic
        Phag|Phags Pa|NotoSansPhagsPa
        Phli|Inscriptional Pahlavi
        Phlp|Psalter Pahlavi
        Phnx|Phoenician
        Plrd|Miao
        Prti|Inscriptional Parthian
        Rjng|Rejang
        Rohg|Hanifi Rohingya
        Runr|Runic
        Samr|Samaritan
        Sarb|Old South Arabian
        Saur|Saurashtra
        Sgnw|SignWriting
        Shaw|Shavian
        Shrd|Sharada
        Sidd|Siddham
        Sind|Khudawadi
        Sinh|Sinhala
        Sogd|Sogdian
        Sogo|Old Sogdian
        Sora|Sora Sompeng
        Soyo|Soyombo
        Sund|Sundanese
        Sylo|Syloti Nagri
        Syrc|Syriac
        Tagb|Tagbanwa
        Takr|Takri
        Tale|Tai Le
        Talu|New Tai Lue
        Taml|Tamil
        Tang|Tangut|NotoSerifTangut
        Tavt|Tai Viet
        Telu|Telugu
        Tfng|Tifinagh
        Tglg|Tagalog
        Thaa|Thaana
        Thai|Thai
        Tibt|Tibetan|NotoSerifTibetan NotoSansTibetan
        Tirh|Tirhuta
        Ugar|Ugaritic
        Vaii|Vai
        Wara|Warang Citi
        Wcho|Wancho
        Xpeo|Old Persian
        Xsux|Cuneiform
        Yezi|Yezidi|NotoSerifYezidi
        Yiii|Yi
        Zanb|Zanabazar Square
        Zinh|combining marks|NotoSans NotoSansArabic NotoSansDevanagari NotoSansSymbols
        Zyyy|symbols|NotoSansSymbols NotoSansSymbols2 NotoSansMath NotoMusic NotoSans NotoSansArabic NotoSansDevanagari NotoSansThai
        """
}
