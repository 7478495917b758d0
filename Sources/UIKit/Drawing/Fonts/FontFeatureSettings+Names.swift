import SampanTextLayout

extension FontFeatureSettings {
    /// A type of features that a font has, with the choices in it.
    struct FeatureType {
        struct Selector {
            var identifier: Int
            var name: String
            var isDefault = false
        }

        var identifier: Int
        var name: String
        /// Whether only one of the selectors can be chosen.
        var isExclusive: Bool
        var selectors: [Selector]
    }

    private static let typeNames: [Int: (name: String, isExclusive: Bool)] = [
        1: ("Ligatures", false), 6: ("Number Spacing", true), 10: ("Vertical Position", true), 11: ("Fractions", true),
        14: ("Typographic Extras", false), 21: ("Number Case", true), 33: ("Case-Sensitive Layout", false),
        35: ("Alternative Stylistic Sets", false), 36: ("Contextual Alternates", false), 37: ("Lower Case", true), 38: ("Upper Case", true),
    ]

    /// What a selector is called, by the feature that it chooses.
    private static let selectorNames: [String: String] = [
        "liga": "Common Ligatures", "dlig": "Rare Ligatures", "clig": "Contextual Ligatures", "hlig": "Historical Ligatures",
        "tnum": "Monospaced Numbers", "pnum": "Proportional Numbers", "sups": "Superiors/Superscripts", "subs": "Inferiors/Subscripts",
        "ordn": "Ordinals", "sinf": "Scientific Inferiors", "frac": "Diagonal Fractions", "afrc": "Vertical Fractions",
        "zero": "Slashed Zero", "onum": "Old-Style Figures", "lnum": "Lining Figures", "case": "Capital Forms", "cpsp": "Capital Spacing",
        "smcp": "Small Capitals", "pcap": "Petite Capitals", "c2sc": "Small Capitals", "c2pc": "Petite Capitals",
        "calt": "Contextual Alternates", "swsh": "Swash Alternates", "cswh": "Contextual Swash Alternates",
    ]

    /// The choice that holds in a type where none is made, if that is one of its own.
    private static let defaults: [Int: String] = [
        10: "Normal Vertical Position", 11: "No Fractions", 37: "Default Lower Case", 38: "Default Upper Case",
    ]

    /// The types of the OpenType features that a font has.
    static func types(of tags: Set<String>) -> [FeatureType] {
        var selectors: [Int: [FeatureType.Selector]] = [:]
        for (type, selector, tag, value) in table where value == 1 && tags.contains(tag) {
            selectors[type, default: []].append(.init(identifier: selector, name: selectorNames[tag] ?? tag))
        }
        for number in 1...20 where tags.contains("ss\(number < 10 ? "0" : "")\(number)") {
            selectors[35, default: []].append(.init(identifier: number * 2, name: "Stylistic Alternates \(number)"))
        }
        return selectors.sorted { $0.key < $1.key }.compactMap { type, own in
            guard let known = typeNames[type] else { return nil }
            let first = defaults[type].map { [FeatureType.Selector(identifier: 0, name: $0, isDefault: true)] } ?? []
            return FeatureType(identifier: type, name: known.name, isExclusive: known.isExclusive, selectors: first + own)
        }
    }
}
