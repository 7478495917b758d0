import Foundation
import Templates
import Testing

private struct Author {
    let name: String
    let nickname: String? = nil
}

private class Site {
    let address = "example.org"
}

private final class Blog: Site {
    let authors = [Author(name: "Ann"), Author(name: "Bob")]
    let featured: Author? = Author(name: "Cy")
}

@dynamicMemberLookup
private struct Answering: DynamicMemberLookup {
    subscript(dynamicMember member: String) -> Any? { member == "known" ? "an answer" : nil }
}

private enum Color: String, DynamicMemberLookup {
    case red = "ff0000"
}

private struct Described: CustomStringConvertible {
    let description = "described"
}

/// What templates see of values of all types.
@Suite struct ObjectTests {
    private func render(_ template: String, _ value: Any) throws -> String {
        try Template(template).render(["it": value, "property": "name", "other": "authors"])
    }

    @Test func storedPropertiesAreMembers() throws {
        #expect(try render("{{ it.name }}", Author(name: "Ann")) == "Ann")
        #expect(try render("{{ it.authors.1.name }}", Blog()) == "Bob")
        #expect(try render("{{ it[other].0[property] }}", Blog()) == "Ann")
        #expect(try render("{{ it.missing }}", Author(name: "Ann")) == "")
    }

    @Test func propertiesOfSuperclassesAreMembers() throws {
        #expect(try render("{{ it.address }}", Blog()) == "example.org")
    }

    @Test func anOptionalIsItsValueOrNothing() throws {
        #expect(try render("{{ it.featured.name }}", Blog()) == "Cy")
        #expect(try render("{{ it.nickname|default:'none' }}", Author(name: "Ann")) == "none")
        #expect(try render("{% if it.nickname %}a{% else %}b{% endif %}", Author(name: "Ann")) == "b")
        #expect(try render("{{ it }}", [1, nil, [2, nil] as [Int?]] as [Any?]) == "[1, nil, [2, nil]]")
        #expect(try render("{{ it.1 }}", [1, nil] as [Any?]) == "")
    }

    @Test func tuplesHaveNumbersAndLabels() throws {
        #expect(try render("{{ it.one }}{{ it.two }}", (one: 1, two: 2)) == "12")
        #expect(try render("{{ it.0 }}{{ it.1 }}", (1, "b")) == "1b")
    }

    @Test func dynamicMembersAreAskedFor() throws {
        #expect(try render("{{ it.known }}{{ it.unknown }}", Answering()) == "an answer")
        #expect(try render("{{ it.rawValue }}{{ it.other }}", Color.red) == "ff0000")
    }

    @Test func whatCannotDescribeItselfPrintsNothing() throws {
        #expect(try render("{{ it }}", Described()) == "described")
        #expect(try render("{{ it }}", Author(name: "Ann")) == "")
        #expect(try render("{{ it }}", 1...3) == "1...3")
    }

    @Test func foundationsObjectsArePlainValues() throws {
        #expect(try render("{{ it.count }}{{ it.first }}", NSArray(array: [NSString("a"), NSNumber(value: 2)])) == "2a")
        #expect(try render("{{ it.key }}", NSDictionary(dictionary: ["key": "value"])) == "value")
        #expect(try render("{{ it }}{% if it %}!{% endif %}", NSNumber(value: true)) == "true!")
        #expect(try render("{{ it|default:'none' }}", NSNull()) == "none")
        #expect(try render("{{ it }}", NSNumber(value: 2.5)) == "2.5")
    }

    @Test func aDateTellsItsSeconds() throws {
        #expect(try render("{{ it.timeIntervalSinceReferenceDate }}", Date(timeIntervalSinceReferenceDate: 547_184_366)) == "547184366")
        #expect(try render("{{ it.timeIntervalSinceReferenceDate }}", Date(timeIntervalSinceReferenceDate: 0.5)) == "0.5")
    }

    @Test func loopsGoThroughPropertiesAndTuples() throws {
        let body = "{% for label, value in it %}{{ label }}={{ value }};{% endfor %}"
        #expect(try render(body, Author(name: "Ann")) == "name=Ann;nickname=;")
        #expect(try render(body, (one: 1, two: "dva")) == "one=1;two=dva;")
        #expect(try render("{% for label in it %}{{ label }};{% endfor %}", Blog()) == "authors;featured;address;")
    }

    @Test func loopsTakeTuplesApart() throws {
        let tuples = [(1, 2, 3), (4, 5, 6)]
        #expect(try render("{% for a, b, c in it %}{{ a }}{{ b }}{{ c }};{% endfor %}", tuples) == "123;456;")
        #expect(try render("{% for a, b in it %}{{ a }}{{ b }};{% endfor %}", tuples) == "12;45;")
        #expect(try render("{% for a, _, c in it %}{{ a }}{{ c }};{% endfor %}", tuples) == "13;46;")
        #expect(throws: TemplateError.self) { try render("{% for a, b, c, d in it %}{% endfor %}", tuples) }
    }

    @Test func loopsGoThroughRangesAndBytes() throws {
        #expect(try render("{% for x in it %}{{ x }}{% endfor %}", 1...3) == "123")
        #expect(try render("{% for x in it %}{{ x }}{% endfor %}", 1..<4) == "123")
        #expect(try render("{% for x in it %}{{ x }}{% empty %}none{% endfor %}", 1..<1) == "none")
        #expect(try render("{% for x in it %}{{ x }},{% endfor %}", Data([0, 255])) == "0,255,")
    }

    @Test func rangesHaveNumbersInThem() throws {
        #expect(try render("{% if 1 in it %}a{% endif %}{% if 3 in it %}b{% endif %}", 1..<3) == "a")
        #expect(try render("{% if 1 in it %}a{% endif %}{% if 3 in it %}b{% endif %}", 1...3) == "ab")
    }

    @Test func numbersOfAllTypesAreComparedAndHold() throws {
        let values: [Any] = [Int8(3), UInt(3), Int64(3), Float(3), 3.0, NSNumber(value: 3)]
        for value in values {
            #expect(try render("{% if it == 3 and it > 2.5 and it %}yes{% endif %}", value) == "yes", "\(type(of: value))")
        }
        #expect(try render("{% if it %}yes{% else %}no{% endif %}", UInt(0)) == "no")
    }
}
