import Foundation
import ObjCRuntime
import Testing

private enum Choice: Equatable {
    case plain
    case text(String)
    case numbers([Int])
}
private struct Record: Equatable { var numbers: [Int], names: [String: String] }
@MainActor private class Thing {}

@MainActor private protocol Requirements: AnyObject {
    func nothing()
    func number() -> CGFloat
    func text() -> String
    func maybeThing() -> Thing?
    func thing() -> Thing
    func anything() -> Any
    func choice() -> Choice
    func record() -> Record
    func closure() -> () -> Int
    func data() -> Data
    func existential() -> Requirements
    func failing() throws -> String
    func pair() -> (String, Thing)
    var property: String { get }
}

extension Requirements {
    func nothing() { OptionalRequirement.notImplemented() }
    func number() -> CGFloat { OptionalRequirement.notImplemented() }
    func text() -> String { OptionalRequirement.notImplemented() }
    func maybeThing() -> Thing? { OptionalRequirement.notImplemented() }
    func thing() -> Thing { OptionalRequirement.notImplemented() }
    func anything() -> Any { OptionalRequirement.notImplemented() }
    func choice() -> Choice { OptionalRequirement.notImplemented() }
    func record() -> Record { OptionalRequirement.notImplemented() }
    func closure() -> () -> Int { OptionalRequirement.notImplemented() }
    func data() -> Data { OptionalRequirement.notImplemented() }
    func existential() -> Requirements { OptionalRequirement.notImplemented() }
    func failing() throws -> String { OptionalRequirement.notImplemented() }
    func pair() -> (String, Thing) { OptionalRequirement.notImplemented() }
    var property: String { OptionalRequirement.notImplemented() }
}

@MainActor private final class Silent: Requirements {}

@MainActor private final class Full: Requirements {
    struct Failure: Error {}
    var calls = 0
    let shared = Thing()
    func nothing() { calls += 1 }
    func number() -> CGFloat { 4.5 }
    func text() -> String { "a text that is too long to be stored inline" }
    func maybeThing() -> Thing? { nil }
    func thing() -> Thing { shared }
    func anything() -> Any { "any" }
    func choice() -> Choice { .numbers([1, 2, 3]) }
    func record() -> Record { Record(numbers: [1], names: ["a": "b"]) }
    func closure() -> () -> Int { { 7 } }
    func data() -> Data { Data([1, 2]) }
    func existential() -> Requirements { self }
    func failing() throws -> String { throw Failure() }
    func pair() -> (String, Thing) { ("x", shared) }
    var property: String { "held" }
}

/// Asks another object in the middle of an implemented method.
@MainActor private final class Nested: Requirements {
    let other: Requirements
    var inner: String? = "never asked"
    init(_ other: Requirements) { self.other = other }
    func text() -> String {
        inner = OptionalRequirement.call { other.text() }
        return "outer"
    }
    func thing() -> Thing {
        OptionalRequirement.call { other.thing() } ?? Thing()
    }
}

@MainActor @Suite struct OptionalRequirementTests {
    @Test func missingRequirementsAreNil() throws {
        let silent: Requirements = Silent()
        #expect(OptionalRequirement.call { silent.nothing() } == nil)
        #expect(OptionalRequirement.call { silent.number() } == nil)
        #expect(OptionalRequirement.call { silent.text() } == nil)
        #expect(OptionalRequirement.call { silent.maybeThing() } == nil)
        #expect(OptionalRequirement.call { silent.thing() } == nil)
        #expect(OptionalRequirement.call { silent.anything() } == nil)
        #expect(OptionalRequirement.call { silent.choice() } == nil)
        #expect(OptionalRequirement.call { silent.record() } == nil)
        #expect(OptionalRequirement.call { silent.closure() } == nil)
        #expect(OptionalRequirement.call { silent.data() } == nil)
        #expect(OptionalRequirement.call { silent.existential() } == nil)
        #expect(try OptionalRequirement.call { try silent.failing() } == nil)
        #expect(OptionalRequirement.call { silent.pair() } == nil)
        #expect(OptionalRequirement.call { silent.property } == nil)
    }

    @Test func presentRequirementsGiveTheirResults() {
        let full = Full()
        let seen: Requirements = full
        #expect(OptionalRequirement.call { seen.nothing() } != nil)
        #expect(full.calls == 1)
        #expect(OptionalRequirement.call { seen.number() } == 4.5)
        #expect(OptionalRequirement.call { seen.text() } == full.text())
        guard case .some(.none) = OptionalRequirement.call({ seen.maybeThing() }) else {
            Issue.record("called, and nil")
            return
        }
        #expect(OptionalRequirement.call { seen.thing() } === full.shared)
        #expect(OptionalRequirement.call { seen.anything() } as? String == "any")
        #expect(OptionalRequirement.call { seen.choice() } == .numbers([1, 2, 3]))
        #expect(OptionalRequirement.call { seen.record() } == full.record())
        #expect(OptionalRequirement.call { seen.closure() }?() == 7)
        #expect(OptionalRequirement.call { seen.data() } == Data([1, 2]))
        #expect(OptionalRequirement.call { seen.existential() } === full)
        #expect(throws: Full.Failure.self) { try OptionalRequirement.call { try seen.failing() } }
        #expect(OptionalRequirement.call { seen.pair() }?.1 === full.shared)
        #expect(OptionalRequirement.isImplemented { seen.property })
    }

    @Test func aMissInsideAnImplementedMethodStaysInside() {
        let nested = Nested(Silent())
        #expect(OptionalRequirement.call { nested.text() } == "outer")
        #expect(nested.inner == nil)
        #expect(OptionalRequirement.call { nested.thing() } != nil)
        #expect(OptionalRequirement.call { Silent().text() } == nil)
    }

    @Test func resultsAreReleased() {
        weak var held: Thing?
        do {
            let full = Full()
            held = full.shared
            _ = OptionalRequirement.call { full.thing() }
            _ = OptionalRequirement.call { full.pair() }
            _ = OptionalRequirement.call { Silent().pair() }
            #expect(held != nil)
        }
        #expect(held == nil)
    }

    @Test func theFlagBelongsToItsThread() async {
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<200 {
                group.addTask {
                    let result: Int? = OptionalRequirement.call {
                        index.isMultiple(of: 2) ? OptionalRequirement.notImplemented() : index
                    }
                    return result == (index.isMultiple(of: 2) ? nil : index)
                }
            }
            for await right in group { #expect(right) }
        }
    }
}
