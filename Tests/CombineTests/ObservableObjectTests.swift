import Combine
import Foundation
import ObjCRuntime
import Testing

struct ObservableObjectTests {
    private class Model: ObservableObject {
        @Published var name = "a"
        @Published private(set) var count = 0
        var plain = 0
        func increment() { count += 1 }
    }

    private final class Child: Model {
        @Published var extra: Int? = nil
    }

    private final class Plain: ObservableObject {
        var value = 0
    }

    private final class Derived: NSObject, ObservableObject {
        @Published var value = 1
    }

    private final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<Int, Never>()
        @Published var value = 0 { willSet { objectWillChange.send(newValue) } }
    }

    @Test func anObjectSaysThatItWillChangeBeforeItDoes() {
        let model = Child()
        var names: [String] = []
        let cancellable = model.objectWillChange.sink { names.append("\(model.name)\(model.count)\(model.extra ?? 0)") }
        model.name = "b"
        model.increment()
        model.extra = 5
        model.plain = 1
        #expect(names == ["a00", "b00", "b10"])
        #expect(model.objectWillChange === model.objectWillChange)
        cancellable.cancel()
    }

    @Test func aPublishedPropertyHasItsValueAfterItsPublisher() {
        let model = Model()
        var seen: [String] = []
        let cancellable = model.$name.sink { seen.append("\($0) at \(model.name)") }
        model.name = "b"
        #expect(seen == ["a at a", "b at a"])
        #expect(model.name == "b")
        cancellable.cancel()
        model.name = "c"
        #expect(seen.count == 2)
    }

    @Test func anObjectWithoutPublishedPropertiesHasOnePublisher() {
        let plain = Plain()
        #expect(plain.objectWillChange === plain.objectWillChange)
        var told = 0
        let cancellable = plain.objectWillChange.sink { told += 1 }
        plain.objectWillChange.send()
        #expect(told == 1)
        cancellable.cancel()
    }

    @Test func anObjectOfFoundationsIsObservableToo() {
        let object = Derived()
        var told = 0
        let cancellable = object.objectWillChange.sink { told += 1 }
        object.value += 1
        #expect(told == 1)
        cancellable.cancel()
    }

    @Test func aPublisherOfItsOwnIsTheObjects() {
        let own = Own()
        var values: [Int] = []
        let cancellable = own.objectWillChange.sink { values.append($0) }
        own.value = 3
        #expect(values == [3])
        cancellable.cancel()
    }

    @Test func valuesAreAssignedAsLongAsThePropertyLives() {
        let journal = Journal()
        let source = Source<String, Never>(journal)
        do {
            let model = Model()
            source.assign(to: &model.$name)
            source.send("x")
            #expect(model.name == "x")
        }
        #expect(journal.text == "ask(all) cancel")
    }

    @Test func assignKeepsTheObjectUntilItEnds() {
        let journal = Journal()
        let source = Source<Int, Never>(journal)
        weak var model: Plain?
        let cancellable: AnyCancellable
        do {
            let made = Plain()
            model = made
            cancellable = source.assign(to: \.value, on: made)
        }
        source.send(4)
        #expect(model?.value == 4)
        cancellable.cancel()
        #expect(model == nil)
    }
}
