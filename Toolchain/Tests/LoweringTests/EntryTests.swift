import Testing

@testable import Lowering

/// What becomes of variables with `@Entry`, against a framework of this name alone.
@Suite struct EntryTests: LoweringSuite {
    static let imported: [ModuleSummary] = [
        .framework("SwiftUI", sources: [.init(path: "/SwiftUI/SwiftUI.swift", text: "@_exported import Foundation")], dependencies: [])
    ]

    private func member(_ text: String, of container: String = "EnvironmentValues") throws -> String {
        try lower("import SwiftUI\nextension \(container) {\n\(text)\n}")
    }

    private let accessors = "{ get { self[__Key_x.self] } set { self[__Key_x.self] = newValue } };"

    @Test func aVariableReadsAndWritesByItsKey() throws {
        let text = try member("@Entry var x: Int = 1")
        #expect(text.contains("var x: Int  \(accessors) struct __Key_x: SwiftUI.EnvironmentKey { static var defaultValue: Int {  1 } }"))
        #expect(!text.contains("@Entry"))
    }

    @Test func anOptionalIsNothingAtFirst() throws {
        let text = try member("@Entry var x: Int?", of: "SwiftUI.Transaction")
        #expect(text.contains("var x: Int? \(accessors) struct __Key_x: SwiftUI.TransactionKey { static var defaultValue: Int? { nil } }"))
    }

    @Test func aTypeThatIsNotWrittenDownIsTheValues() throws {
        let text = try member("@Entry fileprivate var x = [1: \"a\"]", of: "ContainerValues")
        #expect(text.contains("var x: __Key_x.Value ") && text.contains(accessors))
        #expect(text.contains("fileprivate struct __Key_x: SwiftUI.ContainerValueKey { nonisolated(unsafe) static var defaultValue = "))
    }

    @Test func aPublicVariableHasAPublicKey() throws {
        let text = try member("@Entry public var x: Int = 1")
        #expect(text.contains("; public struct __Key_x: SwiftUI.EnvironmentKey { public static var defaultValue: Int {"))
    }

    @Test func aFocusedValueIsWhatItsOptionalHas() throws {
        let text = try member("@Entry var x: Binding<Int>?", of: "FocusedValues")
        #expect(
            text.contains("var x: Binding<Int>? \(accessors) struct __Key_x: SwiftUI.FocusedValueKey { typealias Value = Binding<Int> }"))
    }

    @Test func anotherExtensionIsRefused() throws {
        let output = try output(["import SwiftUI\nextension String {\n    @Entry var x: Int = 1\n}"])
        #expect(output.diagnostics.map(\.line) == [3])
        let own = try lower("import SwiftUI\n@propertyWrapper struct Entry { var wrappedValue: Int }\nstruct A { @Entry var x = 1 }")
        #expect(own.contains("@Entry var x = 1"))
    }
}
