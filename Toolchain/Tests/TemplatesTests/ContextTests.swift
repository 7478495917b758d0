import Templates
import Testing

/// The stack of scopes that templates see.
@Suite struct ContextTests {
    @Test func aScopeHidesAndEnds() {
        let context = Context(["name": "Ann"])
        context.push {
            #expect(context["name"] as? String == "Ann")
            context["name"] = "Bob"
            #expect(context["name"] as? String == "Bob")
        }
        #expect(context["name"] as? String == "Ann")
    }

    @Test func nothingHidesWhatOuterScopesHave() {
        let context = Context(["name": "Ann"])
        context.push {
            context["name"] = nil
            #expect(context["name"] == nil)
        }
        #expect(context["name"] as? String == "Ann")
    }

    @Test func aScopeBeginsWithVariables() {
        let context = Context(["name": "Ann"])
        context.push(["age": 30]) {
            #expect(context["age"] as? Int == 30)
            #expect(context.flattened().keys.sorted() == ["age", "name"])
        }
        #expect(context["age"] == nil)
    }

    @Test func aScopeEndsWithAnError() {
        struct Failure: Error {}
        let context = Context(["name": "Ann"])
        #expect(throws: Failure.self) { try context.push(["name": "Bob"]) { throw Failure() } }
        #expect(context["name"] as? String == "Ann")
    }
}
