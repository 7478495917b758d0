import Foundation
import ObjCRuntime
import Testing

@testable import SampanFoundation

private typealias NSExpression = SampanFoundation.NSExpression
private typealias NSPredicate = SampanFoundation.NSPredicate

@Suite struct ExpressionTests {
    private func number(_ format: String, with object: Any? = nil) -> Double? {
        (NSExpression(format: format).expressionValue(with: object, context: nil) as? NSNumber)?.doubleValue
    }

    @Test func numbersAreReckonedWith() {
        #expect(number("1 + 2 * 3 - 4") == 3)
        #expect(number("(1 + 2) * -3") == -9)
        #expect(number("2 ** 3") == 8)
        #expect(number("7 / 2") == 3)
        #expect(number("7.0 / 2") == 3.5)
        #expect(number("1 - 2 - 3") == -4)
        #expect(number("9223372036854775807 + 1") == 9.223372036854775807e18)
        #expect(number("modulus:by:(7, 4) + abs(-2) + sqrt(9)") == 8)
    }

    @Test func functionsOfCollections() {
        #expect(number("sum({1, 2, 3.5})") == 6.5)
        #expect(number("average({1, 2, 6})") == 3)
        #expect(number("max({1, 9, 3}) - min({4, 2})") == 7)
        #expect(number("median({5, 1, 3, 2})") == 2.5)
        #expect(number("stddev({2, 4, 4, 4, 5, 5, 7, 9})") == 2)
        #expect(number("count({1, 2})") == 2)
        #expect(number("average({})") == nil)
        #expect(number("random(1) + 0 * random()") == 0)
        let mode = NSExpression(forFunction: "mode:", arguments: [NSExpression(forConstantValue: [1, 2, 2, 3, 3])])
        #expect(mode.expressionValue(with: nil, context: nil) as? [Int] == [2, 3])
        #expect(number("@sum.price", with: [["price": 2], ["price": 3]]) == 5)
    }

    @Test func partsCanBeAskedFor() {
        let sum = NSExpression(format: "a.b + $x")
        #expect(sum.expressionType == .function && sum.function == "add:to:")
        #expect(sum.arguments?[0].keyPath == "a.b" && sum.arguments?[1].variable == "x")
        #expect(NSExpression(forAggregate: [1, "a"]).description == "{1, \"a\"}")
        let choice = NSExpression(
            forConditional: NSPredicate(format: "SELF > 1"), trueExpression: NSExpression(forConstantValue: "many"),
            falseExpression: NSExpression(forConstantValue: "one"))
        #expect(choice.expressionValue(with: 3, context: nil) as? String == "many")
        #expect(choice.expressionValue(with: 1, context: nil) as? String == "one")
    }

    @Test func variablesComeFromTheContextAndClosuresGetIt() {
        let context: NSMutableDictionary = ["x": 4]
        #expect(NSExpression(format: "$x * 2").expressionValue(with: nil, context: context) as? Int == 8)
        let block = NSExpression(
            block: { object, values, context in "\(object!) \(values[0]) \(context!["x"]!)" }, arguments: [NSExpression(format: "1 + 1")])
        #expect(block.expressionValue(with: "o", context: context) as? String == "o 2 4")
    }

    @Test func setsAreJoined() {
        func members(_ format: String) -> Set<Int>? {
            NSExpression(format: format).expressionValue(with: nil, context: nil) as? Set<Int>
        }
        #expect(members("{1, 2} UNION {2, 3}") == [1, 2, 3])
        #expect(members("{1, 2} INTERSECT {2, 3}") == [2])
        #expect(members("{1, 2} MINUS {2.0, 3}") == [1])
    }

    @Test func valuesAreCast() {
        let date = NSExpression(format: "CAST(60, 'NSDate')").expressionValue(with: nil, context: nil) as? Date
        #expect(date == Date(timeIntervalSinceReferenceDate: 60))
        #expect(NSExpression(format: "CAST(12, 'NSString')").expressionValue(with: nil, context: nil) as? String == "12")
        #expect(number("CAST('12.5', 'NSNumber')") == 12.5)
        #expect(NSExpression(format: "uppercase('a')").expressionValue(with: nil, context: nil) as? String == "A")
    }
}
