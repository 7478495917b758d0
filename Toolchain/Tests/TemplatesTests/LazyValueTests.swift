import Templates
import Testing

/// Values that are made when they are asked for.
@Suite struct LazyValueTests {
    private final class Counter {
        var count = 0

        func next() -> String {
            count += 1
            return "made"
        }
    }

    @Test func aLazyValueIsMadeOnce() throws {
        let counter = Counter()
        #expect(try Template("{{ it }} {{ it|uppercase }}").render(["it": LazyValue(counter.next())]) == "made MADE")
        #expect(counter.count == 1)
    }

    @Test func aLazyValueIsNotMadeWhereItIsNotUsed() throws {
        let counter = Counter()
        #expect(try Template("{{ 'a' }}{% if false %}{{ it }}{% endif %}").render(["it": LazyValue(counter.next())]) == "a")
        #expect(counter.count == 0)
    }

    @Test func aLazyValueCanUseWhatIsVisibleWhereItIsAsked() throws {
        let context = Context(["name": "Ann"])
        context["alias"] = LazyValue { $0["name"] }
        let output = try context.push(["name": "Bob"]) { try Template("{{ alias }}").render(in: context) }
        #expect(output == "Bob")
    }

    @Test func aLazyValueCanUseWhatWasVisibleWhereItWasMade() throws {
        let context = Context(["name": "Ann"])
        context["alias"] = LazyValue(copying: context) { $0["name"] }
        let output = try context.push(["name": "Bob"]) { try Template("{{ alias }}").render(in: context) }
        #expect(output == "Ann")
    }

    @Test func membersOfALazyValueAreFound() throws {
        #expect(try Template("{{ it.name }}").render(["it": LazyValue(["name": "Ann"])]) == "Ann")
    }
}
