import CSQLite
import SampanFoundation

/// What SQLite cannot do by itself: comparing texts as Foundation does.
enum SQLiteFunctions {
    /// How a text is held against another.
    enum Search: Int64 {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contains, begins, ends, like, matches

        init?(_ kind: NSComparisonPredicate.Operator) {
            switch kind {
            case .equalTo: self = .equal
            case .notEqualTo: self = .notEqual
            case .lessThan: self = .less
            case .lessThanOrEqualTo: self = .lessOrEqual
            case .greaterThan: self = .greater
            case .greaterThanOrEqualTo: self = .greaterOrEqual
            case .contains: self = .contains
            case .beginsWith: self = .begins
            case .endsWith: self = .ends
            case .like: self = .like
            case .matches: self = .matches
            default: return nil
            }
        }

        var kind: NSComparisonPredicate.Operator {
            switch self {
            case .equal: .equalTo
            case .notEqual: .notEqualTo
            case .less: .lessThan
            case .lessOrEqual: .lessThanOrEqualTo
            case .greater: .greaterThan
            case .greaterOrEqual: .greaterThanOrEqualTo
            case .contains: .contains
            case .begins: .beginsWith
            case .ends: .endsWith
            case .like: .like
            case .matches: .matches
            }
        }
    }

    static func install(_ handle: OpaquePointer) {
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
        sqlite3_create_function_v2(handle, "SampanSearch", 4, flags, nil, search, nil, nil, nil)
        sqlite3_create_function_v2(handle, "SampanLength", 1, flags, nil, length, nil, nil, nil)
        sqlite3_create_function_v2(handle, "SampanUpper", 1, flags, nil, upper, nil, nil, nil)
        sqlite3_create_function_v2(handle, "SampanLower", 1, flags, nil, lower, nil, nil, nil)
        sqlite3_create_function_v2(handle, "SampanCanonical", 1, flags, nil, canonical, nil, nil, nil)
        sqlite3_create_function_v2(handle, "SampanPower", 2, flags, nil, power, nil, nil, nil)
        for collation in Collation.allCases {
            let context = UnsafeMutableRawPointer(bitPattern: collation.rawValue)
            sqlite3_create_collation_v2(handle, collation.name, SQLITE_UTF8, context, compare, nil)
        }
    }

    // MARK: Searching

    private static func text(_ value: OpaquePointer?) -> String? {
        guard sqlite3_value_type(value) != SQLITE_NULL, let bytes = sqlite3_value_text(value) else { return nil }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
    }

    private static func give(_ context: OpaquePointer?, _ text: String) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
                guard let start = $0.baseAddress else { return sqlite3_result_text(context, "", 0, transient) }
                sqlite3_result_text(context, start, Int32($0.count), transient)
            }
        }
    }

    /// `SampanSearch(kind, options, text, other)`: the comparison that a predicate makes, or nothing where one side is missing.
    private static let search: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
        context, _, values in
        guard let values, let search = Search(rawValue: sqlite3_value_int64(values[0])) else { return sqlite3_result_null(context) }
        guard let left = text(values[2]), let right = text(values[3]) else { return sqlite3_result_null(context) }
        let options = NSComparisonPredicate.Options(rawValue: UInt(truncatingIfNeeded: sqlite3_value_int64(values[1])))
        sqlite3_result_int(context, Comparisons.predicate(search, options).holds(left, right) ? 1 : 0)
    }

    private static let length: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
        context, _, values in
        guard let text = text(values?[0]) else { return sqlite3_result_null(context) }
        sqlite3_result_int64(context, Int64(text.utf16.count))
    }

    private static let upper: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
        context, _, values in
        guard let text = text(values?[0]) else { return sqlite3_result_null(context) }
        give(context, text.uppercased())
    }

    private static let lower: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
        context, _, values in
        guard let text = text(values?[0]) else { return sqlite3_result_null(context) }
        give(context, text.lowercased())
    }

    private static let canonical: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
        context, _, values in
        guard let text = text(values?[0]) else { return sqlite3_result_null(context) }
        give(context, text.canonical)
    }

    private static let power: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
        context, _, values in
        guard let values, sqlite3_value_type(values[0]) != SQLITE_NULL, sqlite3_value_type(values[1]) != SQLITE_NULL else {
            return sqlite3_result_null(context)
        }
        sqlite3_result_double(context, pow(sqlite3_value_double(values[0]), sqlite3_value_double(values[1])))
    }

    // MARK: Sorting

    /// An order of texts that a sort descriptor's selector names.
    enum Collation: Int, CaseIterable {
        case caseInsensitive = 1, localized, localizedCaseInsensitive, localizedStandard

        init?(_ selector: Selector) {
            switch selector.description {
            case "caseInsensitiveCompare:": self = .caseInsensitive
            case "localizedCompare:": self = .localized
            case "localizedCaseInsensitiveCompare:": self = .localizedCaseInsensitive
            case "localizedStandardCompare:": self = .localizedStandard
            default: return nil
            }
        }

        var name: String {
            switch self {
            case .caseInsensitive: "NSCollateNoCase"
            case .localized: "NSCollateLocaleSensitive"
            case .localizedCaseInsensitive: "NSCollateLocaleSensitiveNoCase"
            case .localizedStandard: "NSCollateFinderlike"
            }
        }

        func compare(_ left: String, _ right: String) -> ComparisonResult {
            switch self {
            case .caseInsensitive: left.caseInsensitiveCompare(right)
            case .localized: left.localizedCompare(right)
            case .localizedCaseInsensitive: left.localizedCaseInsensitiveCompare(right)
            case .localizedStandard: left.localizedStandardCompare(right)
            }
        }
    }

    private static let compare: @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32 = {
        context, leftCount, left, rightCount, right in
        guard let collation = Collation(rawValue: Int(bitPattern: context)) else { return 0 }
        func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
            String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
        }
        return Int32(collation.compare(text(left, leftCount), text(right, rightCount)).rawValue)
    }
}

/// Comparisons of two texts, as predicates make them.
private struct Comparison {
    let predicate: NSComparisonPredicate

    func holds(_ left: String, _ right: String) -> Bool {
        predicate.evaluate(with: nil, substitutionVariables: ["left": left, "right": right])
    }
}

private enum Comparisons {
    nonisolated(unsafe) private static var made: [[UInt]: Comparison] = [:]
    private static let lock = NSLock()

    static func predicate(_ search: SQLiteFunctions.Search, _ options: NSComparisonPredicate.Options) -> Comparison {
        lock.withLock {
            let key = [UInt(search.rawValue), options.rawValue]
            if let known = made[key] { return known }
            let comparison = Comparison(
                predicate: NSComparisonPredicate(
                    leftExpression: NSExpression(forVariable: "left"), rightExpression: NSExpression(forVariable: "right"),
                    modifier: .direct, type: search.kind, options: options))
            made[key] = comparison
            return comparison
        }
    }
}

extension String {
    /// Without accents and capital letters, as derived attributes are for searching.
    var canonical: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
