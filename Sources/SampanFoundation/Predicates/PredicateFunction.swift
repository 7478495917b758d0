import Foundation
import ObjCRuntime

/// A function that expressions know by name.
///
/// See https://developer.apple.com/documentation/foundation/nsexpression/init(forfunction:arguments:).
struct PredicateFunction {
    /// The whole name: `raise:toPower:`.
    let name: String
    let call: ([Any?]) -> Any?

    /// How many arguments it takes.
    var count: Int { name.count { $0 == ":" } }

    /// The function of a name, which formats may also write without its colons: `sum`, `raise`.
    ///
    /// - Parameter count: how many arguments there are, if that is known.
    static func named(_ name: String, count: Int?) -> PredicateFunction? {
        func takes(_ function: PredicateFunction) -> Bool { count.map { $0 == function.count } ?? true }
        if let exact = table[name], takes(exact) { return exact }
        return table.values.first { $0.name.split(separator: ":").first.map { $0 == name } ?? false && takes($0) }
    }

    private static let table = Dictionary(
        uniqueKeysWithValues: (ofCollections + ofNumbers + ofBits + others).map { ($0.name, $0) })

    private static func numbers(_ value: Any?) -> [Double] {
        (PredicateValue.elements(value) ?? value.map { [$0] } ?? []).compactMap { PredicateValue.number($0)?.doubleValue }
    }

    private static func ofCollection(_ name: String, _ body: @escaping ([Double]) -> Double) -> PredicateFunction {
        PredicateFunction(name: name) { arguments in
            let numbers = numbers(arguments[0])
            return numbers.isEmpty && name != "sum:" ? nil : NSNumber(value: body(numbers))
        }
    }

    private static let ofCollections = [
        ofCollection("average:") { $0.reduce(0, +) / Double($0.count) },
        ofCollection("sum:") { $0.reduce(0, +) },
        ofCollection("min:") { $0.min()! },
        ofCollection("max:") { $0.max()! },
        ofCollection("median:") { numbers in
            let sorted = numbers.sorted()
            let middle = sorted.count / 2
            return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
        },
        ofCollection("stddev:") { numbers in
            let mean = numbers.reduce(0, +) / Double(numbers.count)
            return (numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(numbers.count)).squareRoot()
        },
        PredicateFunction(name: "count:") { NSNumber(value: PredicateValue.elements($0[0])?.count ?? 0) },
        PredicateFunction(name: "mode:") { arguments in
            let numbers = numbers(arguments[0])
            let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
            let most = counts.values.max() ?? 0
            return counts.filter { $0.value == most }.keys.sorted().map { NSNumber(value: $0) }
        },
    ]

    /// Whole numbers stay whole, as in C: 1 / 2 is 0.
    private static func arithmetic(
        _ name: String, whole: @escaping (Int, Int) -> (partialValue: Int, overflow: Bool), _ body: @escaping (Double, Double) -> Double
    ) -> PredicateFunction {
        PredicateFunction(name: name) { arguments in
            guard let left = PredicateValue.number(arguments[0]), let right = PredicateValue.number(arguments[1]) else { return nil }
            if left.isWhole, right.isWhole {
                let result = whole(left.intValue, right.intValue)
                if !result.overflow { return NSNumber(value: result.partialValue) }
            }
            return NSNumber(value: body(left.doubleValue, right.doubleValue))
        }
    }

    private static func ofNumber(_ name: String, _ body: @escaping (Double) -> Double) -> PredicateFunction {
        PredicateFunction(name: name) { arguments in PredicateValue.number(arguments[0]).map { NSNumber(value: body($0.doubleValue)) } }
    }

    private static let ofNumbers = [
        arithmetic("add:to:", whole: { $0.addingReportingOverflow($1) }, +),
        arithmetic("from:subtract:", whole: { $0.subtractingReportingOverflow($1) }, -),
        arithmetic("multiply:by:", whole: { $0.multipliedReportingOverflow(by: $1) }, *),
        arithmetic("divide:by:", whole: { $0.dividedReportingOverflow(by: $1) }, /),
        arithmetic("modulus:by:", whole: { $0.remainderReportingOverflow(dividingBy: $1) }, fmod),
        PredicateFunction(name: "raise:toPower:") { arguments in
            guard let base = PredicateValue.number(arguments[0]), let power = PredicateValue.number(arguments[1]) else { return nil }
            return NSNumber(value: pow(base.doubleValue, power.doubleValue))
        },
        ofNumber("sqrt:") { $0.squareRoot() },
        ofNumber("log:", log10),
        ofNumber("ln:", log),
        ofNumber("exp:", exp),
        ofNumber("ceiling:") { $0.rounded(.up) },
        ofNumber("floor:") { $0.rounded(.down) },
        ofNumber("trunc:") { $0.rounded(.towardZero) },
        ofNumber("abs:", abs),
        PredicateFunction(name: "random") { _ in NSNumber(value: Double.random(in: 0..<1)) },
        PredicateFunction(name: "random:") { arguments in
            let limit = PredicateValue.number(arguments[0])?.intValue ?? 0
            return NSNumber(value: limit > 0 ? Int.random(in: 0..<limit) : 0)
        },
    ]

    private static func ofBits(_ name: String, _ body: @escaping (Int, Int) -> Int) -> PredicateFunction {
        PredicateFunction(name: name) { arguments in
            guard let left = PredicateValue.number(arguments[0]), let right = PredicateValue.number(arguments[1]) else { return nil }
            return NSNumber(value: body(left.intValue, right.intValue))
        }
    }

    private static let ofBits = [
        ofBits("bitwiseAnd:with:", &), ofBits("bitwiseOr:with:", |), ofBits("bitwiseXor:with:", ^), ofBits("leftshift:by:", <<),
        ofBits("rightshift:by:", >>),
        PredicateFunction(name: "onesComplement:") { PredicateValue.number($0[0]).map { NSNumber(value: ~$0.intValue) } },
    ]

    private static let others = [
        PredicateFunction(name: "uppercase:") { (PredicateValue.normalized($0[0]) as? String)?.uppercased() },
        PredicateFunction(name: "lowercase:") { (PredicateValue.normalized($0[0]) as? String)?.lowercased() },
        PredicateFunction(name: "canonical:") {
            (PredicateValue.normalized($0[0]) as? String)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        },
        PredicateFunction(name: "length:") { (PredicateValue.normalized($0[0]) as? String).map { NSNumber(value: $0.utf16.count) } },
        PredicateFunction(name: "now") { _ in Date() },
        PredicateFunction(name: "noindex:") { $0[0] },
        // Its elements are found by the expression, for which some places have names.
        PredicateFunction(name: "objectFrom:withIndex:") { $0[0] },
        PredicateFunction(name: "castObject:toType:") { cast($0[0], to: PredicateValue.normalized($0[1]) as? String ?? "") },
    ]

    private static func cast(_ value: Any?, to type: String) -> Any? {
        guard let value = PredicateValue.normalized(value) else { return nil }
        let number = ObjCValue.convert(value, to: Double.self).map { NSNumber(value: $0) }
        switch type {
        case "NSDate": return value as? Date ?? number.map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
        case "NSString": return value as? String ?? (value as? NSNumber)?.stringValue ?? "\(value)"
        case "NSNumber": return (value as? Date).map { NSNumber(value: $0.timeIntervalSinceReferenceDate) } ?? value as? NSNumber ?? number
        case "NSDecimalNumber": return value as? NSDecimalNumber ?? number.map { NSDecimalNumber(decimal: $0.decimalValue) }
        case "NSURL": return value as? URL ?? (value as? String).flatMap { URL(string: $0) }
        case "NSUUID": return value as? UUID ?? (value as? String).flatMap { UUID(uuidString: $0) }
        default: ObjCException.raise("NSInvalidArgumentException", "Don't know how to cast \(value) to \(type)")
        }
    }
}

extension NSNumber {
    /// Whether it was made of a whole number that fits `Int`.
    fileprivate var isWhole: Bool { !["f", "d"].contains(String(cString: objCType)) && !(self is NSDecimalNumber) }
}
