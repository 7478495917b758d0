import Foundation
import SampanDataModel
import Testing

@testable import AppBuilder
@testable import XcodeProject

/// The archives of value expressions.
@Suite struct MappingExpressionTests {
    /// A keyed archive of objects, each the inside of a dictionary or another value, as XML.
    private func archive(_ objects: [String]) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>$archiver</key><string>NSKeyedArchiver</string>
            <key>$top</key><dict><key>root</key>\(reference(1))</dict>
            <key>$objects</key><array><string>$null</string>\(objects.joined())</array>
            </dict></plist>
            """.utf8)
    }

    private func reference(_ number: Int) -> String { "<dict><key>CF$UID</key><integer>\(number)</integer></dict>" }

    private func object(_ cls: Int, _ parts: [(String, String)]) -> String {
        "<dict><key>$class</key>\(reference(cls))" + parts.map { "<key>\($0)</key>\($1)" }.joined() + "</dict>"
    }

    private func cls(_ name: String) -> String { "<dict><key>$classname</key><string>\(name)</string></dict>" }

    @Test func aKeyPathLeadsFromAVariable() throws {
        let found = try MappingExpressionArchive.expression(
            archive([
                object(
                    6,
                    [("NSOperand", reference(2)), ("NSArguments", reference(4)), ("NSSelectorName", "<string>valueForKeyPath:</string>")]),
                object(3, [("NSVariable", "<string>source</string>")]), cls("NSVariableExpression"),
                "<dict><key>NS.objects</key><array>\(reference(5))</array></dict>",
                object(7, [("NSKeyPath", "<string>continent.code</string>")]), cls("NSKeyPathExpression"),
                cls("NSKeyPathSpecifierExpression"),
            ]))
        #expect(found == .keyPath(.variable("source"), "continent.code"))
    }

    @Test func aFunctionHasAReceiverAndArguments() throws {
        let found = try MappingExpressionArchive.expression(
            archive([
                object(
                    6,
                    [
                        ("NSOperand", reference(2)), ("NSArguments", reference(4)),
                        ("NSSelectorName", "<string>destinationInstancesForEntityMappingNamed:</string>"),
                    ]),
                object(3, [("NSVariable", "<string>manager</string>")]), cls("NSVariableExpression"),
                "<dict><key>NS.objects</key><array>\(reference(5))</array></dict>",
                object(7, [("NSConstantValue", "<string>AToA</string>")]), cls("NSFunctionExpression"), cls("NSConstantValueExpression"),
            ]))
        #expect(found == .function(.variable("manager"), "destinationInstancesForEntityMappingNamed:", [.constant(.string("AToA"))]))
    }

    @Test func aConstantIsAValue() throws {
        func constant(_ value: String, _ more: [String] = []) throws -> MappingExpression {
            try MappingExpressionArchive.expression(
                archive([object(2, [("NSConstantValue", value)]), cls("NSConstantValueExpression")] + more))
        }
        #expect(try constant("<true/>") == .constant(.boolean(true)))
        #expect(try constant("<integer>7</integer>") == .constant(.integer(7)))
        #expect(try constant(reference(0)) == .constant(nil))
        #expect(
            try constant(reference(3), [object(4, [("NS.time", "<real>5.5</real>")]), cls("NSDate")]) == .constant(.date(5.5)))
    }

    @Test func whatCannotBeReadIsTold() {
        func fault(_ objects: [String]) -> String? {
            do { _ = try MappingExpressionArchive.expression(archive(objects)) } catch { return "\(error)" }
            return nil
        }
        #expect(fault([object(2, []), cls("NSBlockExpression")]) == "it holds a NSBlockExpression, which is not known here")
        #expect(fault([]) == "it refers to an object that is not there")
        #expect(fault([object(2, []), cls("NSVariableExpression")]) == "a part of the expression is missing")
        // An expression that holds itself.
        let circle = [
            object(3, [("NSCollection", reference(2))]), "<dict><key>NS.objects</key><array>\(reference(1))</array></dict>",
            cls("NSAggregateExpression"),
        ]
        #expect(fault(circle) == "it is nested too deeply")
        // One that doubles itself at each step.
        let doubling = (0..<50).flatMap { step in
            [
                object(102, [("NSCollection", reference(2 * step + 2))]),
                "<dict><key>NS.objects</key><array>\(reference(2 * step + 3))\(reference(2 * step + 3))</array></dict>",
            ]
        }
        #expect(fault(doubling + [object(103, []), cls("NSAggregateExpression"), cls("NSSelfExpression")]) == "it is nested too deeply")
        #expect(throws: (any Error).self) { try MappingExpressionArchive.expression(Array("no archive".utf8)) }
    }

    @Test func aBinaryArchiveHasReferences() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: "text" as NSString, requiringSecureCoding: false)
        let list = try PropertyList.parse(Array(data), path: "archive")
        #expect(list["$top"]?["root"]?["CF$UID"] == .integer(1))
    }
}
