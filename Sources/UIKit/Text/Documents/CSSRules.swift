import Foundation

/// The rules of style sheets whose selectors look at one element alone: `p`, `.note`, `#top`, `p.note`, `*`, and lists of these. Others, and what
/// stands in blocks that begin with `@`, are left out.
struct CSSRules {
    typealias Declaration = (String, String)

    private struct Rule {
        var element: String?
        var id: String?
        var classes: [String] = []
        let declarations: [Declaration]

        var weight: Int { (id == nil ? 0 : 100) + min(classes.count, 9) * 10 + (element == nil ? 0 : 1) }
    }

    private var rules: [Rule] = []

    /// Reads a style sheet.
    mutating func add(_ text: String) {
        var rest = Substring(CSSRules.withoutComments(text))
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open].trimmingCharacters(in: .whitespacesAndNewlines)
            guard let close = CSSRules.end(of: rest[open...]) else { return }
            let body = rest[rest.index(after: open)..<close]
            rest = rest[rest.index(after: close)...]
            guard !selectors.hasPrefix("@"), !body.contains("{") else { continue }
            let declarations = CSSRules.declarations(String(body))
            for selector in selectors.split(separator: ",") {
                if let rule = CSSRules.rule(selector.trimmingCharacters(in: .whitespacesAndNewlines), declarations) { rules.append(rule) }
            }
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// Where the block ends that a text begins with.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    private static func rule(_ selector: String, _ declarations: [Declaration]) -> Rule? {
        guard !selector.isEmpty, !selector.contains(where: { $0.isWhitespace || ">+~:[".contains($0) }) else { return nil }
        var rule = Rule(declarations: declarations)
        var part = ""
        var kind: Character = " "
        func take() {
            switch kind {
            case ".": rule.classes.append(part)
            case "#": rule.id = part
            default: if part != "*", !part.isEmpty { rule.element = part.lowercased() }
            }
        }
        for character in selector {
            if character == "." || character == "#" {
                take()
                (kind, part) = (character, "")
            } else {
                part.append(character)
            }
        }
        take()
        return rule
    }

    /// The properties that a block sets.
    static func declarations(_ text: String) -> [Declaration] {
        withoutComments(text).split(separator: ";").compactMap { declaration in
            guard let colon = declaration.firstIndex(of: ":") else { return nil }
            let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let value = declaration[declaration.index(after: colon)...]
                .replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
            return name.isEmpty || value.isEmpty ? nil : (name, value)
        }
    }

    /// What is said of an element, the weightiest last.
    func declarations(element: String, id: String?, classes: [String]) -> [Declaration] {
        guard !rules.isEmpty else { return [] }
        let classes = Set(classes)
        let matching = rules.enumerated().filter { _, rule in
            (rule.element == nil || rule.element == element) && (rule.id == nil || rule.id == id) && classes.isSuperset(of: rule.classes)
        }
        return matching.sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.flatMap(\.element.declarations)
    }
}
