import Foundation
import SampanDataModel
import Testing

/// Mapping models: stores of Xcode's own in XML.
@Suite struct MappingTests {
    private let file = URL(fileURLWithPath: "/p/V1.xcmappingmodel/xcmapping.xml")

    private func read(_ inside: String) -> MappingModel.Reading {
        MappingModel.read(Data("<database>\n\(inside)\n</database>".utf8), name: "V1", file: file) { data in
            guard data == Data("good".utf8) else { throw CompiledDataModelError(file: "archive", message: "damaged") }
            return .keyPath(.variable("source"), "a.b")
        }
    }

    private static let model = """
        <object type="XDDEVMAPPINGMODEL" id="z1">
            <attribute name="sourcemodelpath" type="string">App/Shop.xcdatamodeld/Shop.xcdatamodel</attribute>
            <attribute name="destinationmodelpath" type="string">App/Shop.xcdatamodeld/Shop 2.xcdatamodel</attribute>
            <relationship name="entitymappings" type="0/0" destination="XDDEVENTITYMAPPING" idrefs="z3 z2"></relationship>
        </object>
        """

    private static let mappings = """
        <object type="XDDEVENTITYMAPPING" id="z2">
            <attribute name="migrationpolicyclassname" type="string">App.Policy</attribute>
            <attribute name="sourcename" type="string">Item</attribute>
            <attribute name="destinationname" type="string">Thing</attribute>
            <attribute name="mappingnumber" type="int16">1</attribute>
            <relationship name="attributemappings" type="0/0" destination="XDDEVATTRIBUTEMAPPING" idrefs="z4 z5 z6"></relationship>
            <relationship name="relationshipmappings" type="0/0" destination="XDDEVRELATIONSHIPMAPPING" idrefs="z7 z8"></relationship>
        </object>
        <object type="XDDEVENTITYMAPPING" id="z3">
            <attribute name="destinationname" type="string">New</attribute>
            <attribute name="mappingnumber" type="int16">2</attribute>
        </object>
        <object type="XDDEVATTRIBUTEMAPPING" id="z4"><attribute name="name" type="string">a</attribute>
            <attribute name="autogenerateexpression" type="bool">1</attribute></object>
        <object type="XDDEVATTRIBUTEMAPPING" id="z5"><attribute name="name" type="string">b</attribute></object>
        <object type="XDDEVATTRIBUTEMAPPING" id="z6"><attribute name="name" type="string">c</attribute>
            <attribute name="valueexpressiondata" type="binary">Z29v
        ZA==</attribute></object>
        <object type="XDDEVRELATIONSHIPMAPPING" id="z7"><attribute name="name" type="string">r</attribute>
            <attribute name="autogenerateexpression" type="bool">1</attribute></object>
        <object type="XDDEVRELATIONSHIPMAPPING" id="z8"><attribute name="name" type="string">s</attribute>
            <attribute name="sourcekeypath" type="string">$source.list.items</attribute>
            <attribute name="sourcemappingname" type="string">ItemToThing</attribute>
            <attribute name="autogenerateexpression" type="bool">1</attribute></object>
        """

    @Test func mappingsComeInTheirOrderWithWhereValuesComeFrom() throws {
        let reading = read(Self.model + Self.mappings)
        #expect(reading.diagnostics.isEmpty)
        let model = try #require(reading.model)
        #expect(model.sourceVersion == "Shop" && model.destinationVersion == "Shop 2")
        #expect(model.entityMappings.map(\.name) == ["ItemToThing", "New"])
        let mapping = model.entityMappings[0]
        #expect(mapping.policyClassName == "App.Policy" && mapping.sourceEntity == "Item" && mapping.destinationEntity == "Thing")
        #expect(mapping.attributes.map(\.name) == ["a", "b", "c"])
        #expect(
            mapping.attributes.map(\.source) == [
                .automatic(keyPath: nil, mappingName: nil), .none, .expression(.keyPath(.variable("source"), "a.b")),
            ])
        #expect(
            mapping.relationships.map(\.source) == [
                .automatic(keyPath: nil, mappingName: nil), .automatic(keyPath: "list.items", mappingName: "ItemToThing"),
            ])
        let data = try CompiledMappingModel.encode(model)
        #expect(try CompiledMappingModel.decode(data, file: "m") == model)
    }

    @Test func whatIsWrongIsToldWithItsLine() {
        func complaints(_ text: String) -> [String] {
            read(text).diagnostics.map { "\($0.line ?? 0): \($0.severity.rawValue): \($0.message)" }
        }
        #expect(complaints("") == ["1: error: expected one object of the type XDDEVMAPPINGMODEL, there are 0"])
        #expect(
            complaints(Self.model + "\n<object type=\"XDDEVENTITYMAPPING\" id=\"z2\"/>") == [
                "7: error: the mapping names no entity: neither one that objects come from nor one that they are made of"
            ])
        #expect(
            complaints(Self.model + Self.mappings.replacingOccurrences(of: "Z29v", with: "AAAA"))
                == ["21: error: the value expression of \"c\" cannot be read: archive: error: damaged"])
        #expect(
            MappingModel.read(contentsOf: URL(fileURLWithPath: "/nowhere/A.xcmappingmodel")) { _ in .evaluatedObject }.diagnostics.map(
                \.message)
                == ["the mapping model cannot be read: expected a document of this name"])
    }

    @Test func whatIsNoCompiledMappingIsRefused() {
        #expect(throws: CompiledDataModelError.self) { try CompiledMappingModel.decode(Data("SampanDataModel 1\n{}".utf8), file: "m") }
        #expect(throws: CompiledDataModelError.self) { try CompiledMappingModel.decode(Data("SampanMappingModel 1\n{".utf8), file: "m") }
    }
}
