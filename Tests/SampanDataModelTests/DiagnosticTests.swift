import Foundation
import SampanDataModel
import Testing

@Suite struct DiagnosticTests {
    @Test(arguments: [
        ("<entity/>", "3: error: <entity> has no name"),
        ("<entity name=\"A\"/>\n<entity name=\"A\"/>", "4: error: there is another entity \"A\""),
        (
            "<entity name=\"A\" parentEntity=\"B\"/>\n<entity name=\"B\" parentEntity=\"A\"/>",
            "3: error: the entity \"A\" is derived from itself: A → B → A"
        ),
        ("<entity name=\"A\" parentEntity=\"A\"/>", "3: error: the entity \"A\" is derived from itself: A → A"),
        ("<entity name=\"A\" parentEntity=\"B\"/>", "3: error: the entity \"A\" has a parent \"B\", which is not there"),
        (
            "<entity name=\"A\">\n<attribute name=\"a\" attributeType=\"Number\"/></entity>",
            "4: error: the type \"Number\" is not known; expected one of Binary, Binary Data, Boolean, Composite, Date, Decimal, Double, Float, "
                + "Integer 16, Integer 32, Integer 64, Object ID, ObjectID, String, Transformable, URI, UUID, Undefined"
        ),
        ("<entity name=\"A\">\n<attribute name=\"a\"/></entity>", "4: error: A.a must have a defined type"),
        (
            "<entity name=\"A\">\n<attribute name=\"a\" attributeType=\"String\"/>\n<attribute name=\"a\" attributeType=\"Date\"/></entity>",
            "5: error: the entity \"A\" has another property \"a\""
        ),
        ("<entity name=\"A\">\n<relationship name=\"r\"/></entity>", "4: error: A.r must have a destination entity"),
        (
            "<entity name=\"A\">\n<relationship name=\"r\" destinationEntity=\"B\"/></entity>",
            "4: error: A.r leads to the entity \"B\", which is not there"
        ),
        ("<entity name=\"A\">\n<relationship name=\"r\" destinationEntity=\"A\"/></entity>", "4: warning: A.r should have an inverse"),
        (
            "<entity name=\"A\">\n<relationship name=\"r\" destinationEntity=\"A\" inverseName=\"s\" inverseEntity=\"B\"/></entity>",
            "4: error: the inverse of A.r is one of the entity \"B\", which is not there"
        ),
        (
            "<entity name=\"A\">\n<relationship name=\"r\" destinationEntity=\"A\" inverseName=\"s\" inverseEntity=\"A\"/></entity>",
            "4: error: the inverse of A.r is A.s, which is no relationship"
        ),
        (
            "<entity name=\"A\">\n<relationship name=\"r\" destinationEntity=\"A\" deletionRule=\"Keep\" inverseName=\"r\"/></entity>",
            "4: error: the delete rule \"Keep\" is not known; expected No Action, Nullify, Cascade or Deny"
        ),
        (
            "<entity name=\"A\"><uniquenessConstraints><uniquenessConstraint><constraint value=\"x\"/></uniquenessConstraint></uniquenessConstraints></entity>",
            "3: error: a uniqueness constraint of \"A\" names \"x\", which the entity does not have"
        ),
        (
            "<entity name=\"A\">\n<fetchIndex name=\"i\"><fetchIndexElement property=\"x\"/></fetchIndex></entity>",
            "4: error: the index \"i\" names \"x\", which the entity \"A\" does not have"
        ),
        (
            "<configuration name=\"c\"><memberEntity name=\"A\"/></configuration>",
            "3: error: the configuration \"c\" has an entity \"A\", which is not there"
        ),
        (
            "<fetchRequest name=\"f\" entity=\"A\"/>", "3: error: the fetch request \"f\" asks for the entity \"A\", which is not there"
        ),
        (
            "<entity name=\"A\">\n<attribute name=\"a\" attributeType=\"Integer 16\" defaultValueString=\"40000\"/></entity>",
            "4: warning: A.a: defaultValueString is \"40000\"; expected a whole number of 16 bits, and 0 is used"
        ),
        (
            "<entity name=\"A\">\n<attribute name=\"a\" attributeType=\"Integer 64\" defaultValueString=\"NO\"/></entity>",
            "4: warning: A.a: defaultValueString is \"NO\"; expected a whole number of 64 bits, and 0 is used"
        ),
        (
            "<entity name=\"A\">\n<attribute name=\"a\" attributeType=\"UUID\" defaultValueString=\"x\"/></entity>",
            "4: warning: A.a: defaultValueString is \"x\"; expected a UUID, and it is left out"
        ),
        (
            "<entity name=\"A\">\n<attribute name=\"a\" attributeType=\"Composite\" composite=\"C\"/></entity>",
            "4: error: A.a: there is no composite \"C\""
        ),
        (
            "<composite name=\"C\">\n<attribute name=\"c\" attributeType=\"Composite\" composite=\"C\"/></composite>",
            "4: error: C.c: the composite \"C\" holds itself, or is nested too deeply"
        ),
        ("<entity name=\"A\">\n<widget/></entity>", "4: warning: <widget> in an entity is not known here and has no effect"),
        (
            "<entity name=\"A\" sparkle=\"YES\"/>",
            "3: warning: the attribute 'sparkle' of <entity> is not known here and has no effect"
        ),
    ])
    func whatIsWrongIsToldWithItsLine(_ inside: String, complaint: String) {
        #expect(complaints(inside) == [complaint])
    }

    @Test func aModelWithAnErrorIsNone() {
        #expect(read("<entity name=\"A\" parentEntity=\"B\"/>").model == nil)
        #expect(read("<entity name=\"A\" sparkle=\"YES\"/>").model != nil)
    }

    @Test func whatIsNoModelIsRefused() {
        func complaint(_ text: String) -> String? { DataModel.read(Data(text.utf8), name: "M", file: file).diagnostics.first?.description }
        #expect(complaint("<document/>") == "/p/Model.xcdatamodel/contents:1:1: error: <document> is no data model; expected <model>")
        #expect(complaint("<model>\n<entity") == "/p/Model.xcdatamodel/contents:2:8: error: the document ends too early")
    }

    @Test func inheritanceHasAnEnd() {
        let deep = (1...80).map { "<entity name=\"E\($0)\" parentEntity=\"E\($0 - 1)\"/>" }.joined(separator: "\n")
        #expect(complaints("<entity name=\"E0\"/>\n" + deep) == ["67: error: the entity \"E64\" has more than 63 others above it"])
    }

    @Test func compositesThatDoubleThemselvesAreRefused() {
        let composites = (1...20).map { level in
            "<composite name=\"C\(level)\">"
                + ["a", "b"].map { "<attribute name=\"\($0)\" attributeType=\"Composite\" composite=\"C\(level + 1)\"/>" }.joined()
                + "</composite>"
        }.joined(separator: "\n")
        let found = complaints(composites + "\n<composite name=\"C21\"/>")
        #expect(found.contains { $0.hasSuffix("a composite may hold 1000 attributes at the most") })
    }
}
