import Foundation
import SampanDataModel
import Testing

@Suite struct ReadingTests {
    private func model() throws -> DataModel {
        let reading = DataModel.read(
            document(everything, attributes: "usedWithCloudKit=\"true\""), name: "Model", file: file)
        #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
        return try #require(reading.model)
    }

    private func attribute(_ name: String) throws -> DataModel.Attribute {
        try #require(try model().entity(named: "Item")?.attributes.first { $0.name == name })
    }

    @Test func entitiesHaveTheirNamesClassesAndParents() throws {
        let model = try model()
        #expect(model.entities.map(\.name) == ["Item", "List", "Tag", "Label"])
        #expect(model.entities.map(\.className) == [".Item", "Kit.List", nil, "Label"])
        #expect(model.entities.map(\.baseClassName) == ["Item", "List", nil, "Label"])
        #expect(model.entities.map(\.classModule) == ["", "Kit", nil, nil])
        #expect(model.entities.map(\.codeGeneration) == [.class, .none, .none, .category])
        #expect(model.entities.map(\.isAbstract) == [false, true, false, false])
        #expect(model.entities.map(\.parentName) == [nil, nil, nil, "Tag"])
        #expect(model.isUsedWithCloudKit)
        let item = model.entities[0]
        #expect(item.renamingIdentifier == "Thing" && item.versionHashModifier == "2" && item.userInfo == ["k": "v"])
        #expect(item.line == 3)
    }

    @Test(arguments: [
        ("big", DataModel.AttributeType.integer64, DataModel.Value.integer(.min)), ("code", .string, .string("ab")),
        ("id", .uuid, .uuid(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)), ("isDone", .boolean, .boolean(true)),
        ("page", .uri, .uri("https://example.org/a")), ("price", .decimal, .decimal("1.50")), ("rating", .float, .real(0)),
        ("small", .integer16, .integer(7)), ("time", .date, .date(708_103_500.25)),
    ])
    func attributesHaveTheirTypesAndDefaults(name: String, type: DataModel.AttributeType, value: DataModel.Value) throws {
        let attribute = try attribute(name)
        #expect(attribute.type == type)
        #expect(attribute.defaultValue == value)
    }

    @Test func whatIsBesideTypesAndDefaultsIsRead() throws {
        let code = try attribute("code")
        #expect(code.minimum == .integer(2) && code.maximum == .integer(8) && code.regularExpression == "[a-z]+" && !code.isOptional)
        #expect(try attribute("small").minimum == .integer(-3))
        #expect(try attribute("small").isIndexedBySpotlight)
        #expect(try attribute("rating").maximum == .real(5.5))
        #expect(try attribute("time").minimum == .date(0))
        #expect(try attribute("lower").derivation == "lowercase:(code)")
        #expect(try attribute("note").type == .undefined)
        #expect(try attribute("note").isTransient)
        #expect(try attribute("isDone").usesScalar)
        #expect(try attribute("isDone").isIndexed)
        #expect(try !attribute("id").usesScalar)
        let color = try attribute("color")
        #expect(color.transformerName == "NSSecureUnarchiveFromData" && color.customClassName == "Paint")
        let body = try attribute("body")
        #expect(body.allowsExternalStorage && body.preservesValueOnDeletion)
    }

    @Test func aCompositeAttributeHasWhatItIsMadeOf() throws {
        let home = try attribute("home")
        #expect(home.elements.map(\.name) == ["street", "place"])
        #expect(home.elements[1].elements.map(\.name) == ["x"])
    }

    @Test func relationshipsLeadSomewhereAndBack() throws {
        let model = try model()
        let (list, tags) = (model.entities[0].relationships[0], model.entities[0].relationships[1])
        #expect(!list.isToMany && list.maximumCount == 1 && list.deleteRule == .nullify && list.inverseName == "items")
        #expect(tags.isToMany && tags.minimumCount == 1 && tags.maximumCount == 9 && tags.deleteRule == .deny && !tags.isOptional)
        #expect(tags.inverseEntityName == "Label" && tags.destinationName == "Tag")
        #expect(tags.userInfo == ["a": "b & c", "d": ""])
        #expect(model.entities[1].relationships[0].isOrdered)
        #expect(model.entities[1].relationships[0].deleteRule == .cascade)
        #expect(model.entities[3].relationships[0].deleteRule == .noAction)
    }

    @Test func whatIsAskedAndIndexedIsRead() throws {
        let model = try model()
        let item = model.entities[0]
        #expect(item.fetchedProperties.map(\.fetchRequest.predicate) == ["code == $FETCH_SOURCE.code"])
        #expect(item.fetchedProperties.map(\.fetchRequest.limit) == [3])
        #expect(item.indexes[0].elements.map(\.isRTree) == [false, true, false])
        #expect(item.indexes[0].elements.map(\.isDescending) == [false, true, false])
        #expect(item.indexes[0].elements[2].subject == .expression("lowercase:(code)", .string))
        #expect(item.compoundIndexes == [["code", "time"]])
        #expect(item.uniquenessConstraints == [["code", "list"]])
        let request = try #require(model.fetchRequests.first)
        #expect(request.result == .dictionaries && request.batchSize == 20 && !request.includesSubentities)
        #expect(!request.includesPendingChanges && !request.returnsObjectsAsFaults && request.returnsDistinctResults)
        #expect(request.includesPropertyValues)
        #expect(model.configurations.map(\.entityNames) == [["Item", "List"]])
        #expect(model.configurations[0].isUsedWithCloudKit)
    }
}
