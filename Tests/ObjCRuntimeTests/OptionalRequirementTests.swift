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

private protocol Loading: Sendable {
    func text() async -> String
    func existential() async -> any Loading
    func thing() async throws -> Record
    func maybe() async -> String?
}

extension Loading {
    func text() async -> String { OptionalRequirement.notImplemented() }
    func existential() async -> any Loading { OptionalRequirement.notImplemented() }
    func thing() async throws -> Record { OptionalRequirement.notImplemented() }
    func maybe() async -> String? { OptionalRequirement.notImplemented() }
}

private struct SilentLoader: Loading {}

private final class Loader: Loading {
    func text() async -> String {
        await Task.yield()
        return "a text that is too long to be stored inline"
    }
    func existential() async -> any Loading { self }
    func thing() async throws -> Record { throw Full.Failure() }
}

/// Asks others in the middle of implemented methods.
private final class NestedLoader: Loading {
    func text() async -> String {
        let other: any Loading = SilentLoader()
        let inner = await OptionalRequirement.calling(await other.text())
        return inner == nil ? "outer" : "inner"
    }
    func maybe() async -> String? {
        let inner: String? = OptionalRequirement.call { OptionalRequirement.notImplemented() }
        await Task.yield()
        return inner
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

    @Test func anAsynchronousRequirementIsNilWhereItIsMissing_onWhateverThread() async throws {
        let (silent, loader): (any Loading, any Loading) = (SilentLoader(), Loader())
        #expect(await OptionalRequirement.calling(await silent.text()) == nil)
        #expect(await OptionalRequirement.calling(await silent.existential()) == nil)
        #expect(try await OptionalRequirement.calling(try await silent.thing()) == nil)
        #expect(await OptionalRequirement.chaining(await silent.maybe()) == nil)
        #expect(await OptionalRequirement.calling(await loader.text()) == "a text that is too long to be stored inline")
        #expect(await OptionalRequirement.calling(await loader.existential()) is Loader)
        await #expect(throws: Full.Failure.self) { try await OptionalRequirement.calling(try await loader.thing()) }
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<400 {
                group.addTask {
                    let isThere = index.isMultiple(of: 2)
                    let receiver: any Loading = isThere ? Loader() : SilentLoader()
                    let text = await OptionalRequirement.calling(await receiver.text())
                    let other = await OptionalRequirement.calling(await receiver.existential())
                    return (text != nil) == isThere && (other != nil) == isThere
                }
            }
            for await right in group { #expect(right) }
        }
    }

    @Test func aRequirementOfTheMainActorIsNilWhereItIsMissing_seenFromAnotherThread() async {
        let (silent, full) = (Silent(), Full())
        let texts = await Task.detached {
            var texts: [String?] = []
            for receiver: any Requirements & Sendable in [silent, full, silent] {
                texts.append(await OptionalRequirement.calling(await receiver.text()))
            }
            return texts
        }.value
        #expect(texts == [nil, full.text(), nil])
    }

    @Test func aMissInsideAnAsynchronousMethodStaysInside() async {
        let loader: any Loading = NestedLoader()
        #expect(await OptionalRequirement.calling(await loader.text()) == "outer")
        #expect(await OptionalRequirement.calling(await loader.maybe()) == .some(nil))
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
