/// The characters that pages of the web write as names or numbers.
enum HTMLEntities {
    /// Text with its references replaced; what is no reference stays.
    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
            guard !name.isEmpty, let character = character(named: String(name)) else {
                result += "&"
                continue
            }
            result += character
            rest = rest[name.endIndex...]
            if rest.first == ";" { rest = rest.dropFirst() }
        }
        return result + rest
    }

    private static func character(named name: String) -> String? {
        guard name.hasPrefix("#") else { return named[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        guard let code = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
        else {
            return nil
        }
        return Unicode.Scalar(code).map { String(Character($0)) } ?? "\u{FFFD}"
    }

    private static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
        "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
        "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›",
        "bull": "•", "middot": "·", "para": "¶", "sect": "§", "deg": "°", "plusmn": "±", "times": "×",
        "divide": "÷", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup1": "¹", "sup2": "²", "sup3": "³",
        "micro": "µ", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "curren": "¤", "iexcl": "¡",
        "iquest": "¿", "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä",
        "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë",
        "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï", "eth": "ð", "ntilde": "ñ", "ograve": "ò",
        "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú",
        "ucirc": "û", "uuml": "ü", "yacute": "ý", "thorn": "þ", "yuml": "ÿ", "Agrave": "À", "Aacute": "Á",
        "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È",
        "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Igrave": "Ì", "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï",
        "ETH": "Ð", "Ntilde": "Ñ", "Ograve": "Ò", "Oacute": "Ó", "Ocirc": "Ô", "Otilde": "Õ", "Ouml": "Ö",
        "Oslash": "Ø", "Ugrave": "Ù", "Uacute": "Ú", "Ucirc": "Û", "Uuml": "Ü", "Yacute": "Ý", "THORN": "Þ",
        "oelig": "œ", "OElig": "Œ", "scaron": "š", "Scaron": "Š", "larr": "←", "uarr": "↑", "rarr": "→",
        "darr": "↓", "harr": "↔", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "minus": "−",
        "radic": "√", "sum": "∑", "prod": "∏", "part": "∂", "alpha": "α", "beta": "β", "gamma": "γ",
        "delta": "δ", "Delta": "Δ", "lambda": "λ", "mu": "μ", "pi": "π", "sigma": "σ", "omega": "ω",
        "Omega": "Ω", "dagger": "†", "Dagger": "‡", "permil": "‰", "prime": "′", "Prime": "″",
        "ensp": "\u{2002}",
        "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}",
        "rlm": "\u{200F}", "shy": "\u{AD}", "hearts": "♥", "spades": "♠", "clubs": "♣", "diams": "♦",
        "check": "✓", "star": "☆", "newline": "\n", "NewLine": "\n", "Tab": "\t",
    ]
}
