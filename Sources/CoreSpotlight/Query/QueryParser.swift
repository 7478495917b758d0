import Foundation

/// Reads queries: `title == "Foo*"cd && (InRange(rating, 3, 5) || dueDate < $time.today(7))`.
struct QueryParser {
    /// Why a query cannot be read.
    struct Failure: Error, Equatable {
        let text: String
    }

    /// How deep parentheses may be in each other.
    private static let deepest = 100

    private let letters: [Character]
    private let now: Date
    private var place = 0
    private var depth = 0

    /// - Parameter now: what `$time` counts from.
    static func condition(_ query: String, now: Date = Date()) throws(Failure) -> QueryCondition {
        var parser = QueryParser(query, now)
        let condition = try parser.alternatives()
        parser.skipSpace()
        if parser.place < parser.letters.count { throw parser.failure("expected && or ||") }
        return condition
    }

    private init(_ query: String, _ now: Date) { (letters, self.now) = (Array(query), now) }

    private func failure(_ text: String) -> Failure {
        Failure(text: "\(text) at character \(place + 1) of the query '\(String(letters))'")
    }

    // MARK: Conditions

    private mutating func alternatives() throws(Failure) -> QueryCondition {
        var conditions = [try conjunction()]
        while takes("||") { conditions.append(try conjunction()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func conjunction() throws(Failure) -> QueryCondition {
        var conditions = [try single()]
        while takes("&&") { conditions.append(try single()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func single() throws(Failure) -> QueryCondition {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw failure("too many parentheses in each other") }
        if takes("!") { return .not(try single()) }
        if takes("(") {
            let condition = try alternatives()
            try expect(")")
            return condition
        }
        let attribute = name { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "*" }
        guard !attribute.isEmpty else { throw failure("expected an attribute's name") }
        if attribute == "InRange", takes("(") {
            let attribute = name { $0.isLetter || $0.isNumber || $0 == "_" }
            try expect(",")
            let least = try number()
            try expect(",")
            let greatest = try number()
            try expect(")")
            return .range(attribute: attribute, least, greatest)
        }
        let comparison = try comparison()
        var modifiers = ""
        // Modifiers may stand in brackets before the value, too.
        if takes("[") {
            modifiers = name(\.isLetter)
            try expect("]")
        }
        return .compare(attribute: attribute, comparison, try value(modifiers))
    }

    private mutating func comparison() throws(Failure) -> QueryCondition.Comparison {
        for comparison in [QueryCondition.Comparison.equal, .unequal, .lessOrEqual, .greaterOrEqual, .less, .greater]
        where takes(comparison.rawValue) {
            return comparison
        }
        // As people write it.
        if takes("=") { return .equal }
        throw failure("expected ==, !=, <, <=, > or >=")
    }

    // MARK: Values

    private mutating func value(_ before: String) throws(Failure) -> QueryValue {
        skipSpace()
        guard let quote = peek, quote == "\"" || quote == "'" else { return .number(try number()) }
        place += 1
        var (parts, part) = ([String](), "")
        while let letter = peek, letter != quote {
            place += 1
            switch letter {
            case "*":
                parts.append(part)
                part = ""
            case "\\":
                guard let escaped = peek else { throw failure("expected a letter after \\") }
                part.append(escaped)
                place += 1
            default: part.append(letter)
            }
        }
        guard peek == quote else { throw failure("expected \(quote)") }
        place += 1
        // Modifiers follow without a space.
        var modifiers = before
        while let letter = peek, letter.isLetter {
            modifiers.append(letter)
            place += 1
        }
        guard modifiers.allSatisfy({ "cdwt".contains($0) }) else { throw failure("expected of c, d, w and t, found \(modifiers)") }
        return .text(TextPattern(parts + [part], modifiers: modifiers))
    }

    private mutating func number() throws(Failure) -> Double {
        skipSpace()
        if takes("$time") { return try time() }
        if takes("TRUE") || takes("true") || takes("YES") { return 1 }
        if takes("FALSE") || takes("false") || takes("NO") { return 0 }
        let digits = name { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let number = Double(digits) else { throw failure("expected a number, a date or a text in quotation marks") }
        return number
    }

    /// A time: `$time.now(-3600)`, `$time.today(2)`, `$time.this_week`, `$time.iso(2026-01-02T03:04:05Z)`. In parentheses stand seconds for
    /// `now`, and otherwise days, weeks, months or years.
    private mutating func time() throws(Failure) -> Double {
        var unit = "now"
        if takes(".") { unit = name { $0.isLetter || $0 == "_" } }
        var argument: String?
        if takes("(") {
            argument = name { $0 != ")" && !$0.isWhitespace }
            try expect(")")
        }
        if unit == "iso" {
            let formatter = ISO8601DateFormatter()
            guard let date = argument.flatMap(formatter.date) else { throw failure("expected a date as 2026-01-02T03:04:05Z") }
            return date.timeIntervalSinceReferenceDate
        }
        guard let count = argument.map({ Double($0) }) ?? 0 else { throw failure("expected a number in parentheses") }
        let calendar = Calendar.current
        func start(_ component: Calendar.Component, _ count: Int) -> Date {
            let start = calendar.dateInterval(of: component, for: now)?.start ?? now
            return calendar.date(byAdding: component, value: count, to: start) ?? start
        }
        guard abs(count) <= (unit == "now" ? 1e15 : 1e6) else { throw failure("expected a smaller number") }
        let steps = Int(count.rounded())
        let date: Date
        switch unit {
        case "now": date = now.addingTimeInterval(count)
        case "today": date = start(.day, steps)
        case "yesterday": date = start(.day, steps - 1)
        case "this_week": date = start(.weekOfYear, steps)
        case "this_month": date = start(.month, steps)
        case "this_year": date = start(.year, steps)
        default: throw failure("expected now, today, yesterday, this_week, this_month, this_year or iso after $time.")
        }
        return date.timeIntervalSinceReferenceDate
    }

    // MARK: Letters

    private var peek: Character? { place < letters.count ? letters[place] : nil }

    private mutating func skipSpace() { while let letter = peek, letter.isWhitespace { place += 1 } }

    private mutating func takes(_ text: String) -> Bool {
        skipSpace()
        guard letters[place...].starts(with: text) else { return false }
        place += text.count
        return true
    }

    private mutating func expect(_ text: String) throws(Failure) { if !takes(text) { throw failure("expected \(text)") } }

    private mutating func name(_ isPart: (Character) -> Bool) -> String {
        skipSpace()
        let start = place
        while let letter = peek, isPart(letter) { place += 1 }
        return String(letters[start..<place])
    }
}
