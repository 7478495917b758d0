import Foundation
import SampanDataModel

/// A document around what stands in it.
func document(_ inside: String, attributes: String = "") -> Data {
    Data(
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="22522" systemVersion="23B81" \
        minimumToolsVersion="Automatic" sourceLanguage="Swift" userDefinedModelVersionIdentifier="" \(attributes)>
        \(inside)
        </model>
        """.utf8)
}

let file = URL(fileURLWithPath: "/p/Model.xcdatamodel/contents")

func read(_ inside: String) -> DataModel.Reading { DataModel.read(document(inside), name: "Model", file: file) }

/// What is said of a model, as `line: severity: message`.
func complaints(_ inside: String) -> [String] {
    read(inside).diagnostics.map { "\($0.line ?? 0): \($0.severity.rawValue): \($0.message)" }
}

/// A model with a bit of everything.
let everything = """
    <entity name="Item" representedClassName=".Item" syncable="YES" codeGenerationType="class" elementID="Thing" versionHashModifier="2">
        <attribute name="big" optional="YES" attributeType="Integer 64" defaultValueString="-9223372036854775808" usesScalarValueType="YES"/>
        <attribute name="body" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES" preserveAfterDeletion="YES"/>
        <attribute name="code" attributeType="String" minValueString="2" maxValueString="8" defaultValueString="ab" regularExpressionString="[a-z]+"/>
        <attribute name="color" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" customClassName=".Paint"/>
        <attribute name="home" optional="YES" attributeType="Composite" composite="Address"/>
        <attribute name="id" optional="YES" attributeType="UUID" defaultValueString="E621E1F8-C36C-495A-93FC-0C247A3E6E5F" usesScalarValueType="NO"/>
        <attribute name="isDone" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES" indexed="YES"/>
        <attribute name="lower" optional="YES" attributeType="String" derived="YES" derivationExpression="lowercase:(code)"/>
        <attribute name="note" optional="YES" transient="YES"/>
        <attribute name="page" optional="YES" attributeType="URI" defaultValueString="https://example.org/a"/>
        <attribute name="price" optional="YES" attributeType="Decimal" minValueString="0" defaultValueString="1.50"/>
        <attribute name="rating" optional="YES" attributeType="Float" maxValueString="5.5" defaultValueString="0.0" usesScalarValueType="YES"/>
        <attribute name="small" optional="YES" attributeType="Integer 16" minValueString="-3" defaultValueString="7" spotlightIndexingEnabled="YES"/>
        <attribute name="time" attributeType="Date" defaultDateTimeInterval="708103500.25" minDateTimeInterval="0" usesScalarValueType="NO"/>
        <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List" inverseName="items" inverseEntity="List"/>
        <relationship name="tags" toMany="YES" minCount="1" maxCount="9" deletionRule="Deny" destinationEntity="Tag" inverseName="items" inverseEntity="Tag">
            <userInfo><entry key="a" value="b &amp; c"/><entry key="d"/></userInfo>
        </relationship>
        <fetchedProperty name="others" optional="YES">
            <fetchRequest name="fetchedPropertyFetchRequest" entity="Item" predicateString="code == $FETCH_SOURCE.code" fetchLimit="3"/>
        </fetchedProperty>
        <fetchIndex name="byCode">
            <fetchIndexElement property="code" type="Binary" order="ascending"/>
            <fetchIndexElement property="time" type="RTree" order="descending"/>
            <fetchIndexElement expression="lowercase:(code)" expressionType="String" type="Binary" order="ascending"/>
        </fetchIndex>
        <compoundIndexes><compoundIndex><index value="code, time"/></compoundIndex></compoundIndexes>
        <uniquenessConstraints><uniquenessConstraint><constraint value="code"/><constraint value="list"/></uniquenessConstraint></uniquenessConstraints>
        <userInfo><entry key="k" value="v"/></userInfo>
    </entity>
    <entity name="List" representedClassName="Kit.List" isAbstract="YES" syncable="YES">
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Item" inverseName="list" inverseEntity="Item"/>
    </entity>
    <entity name="Tag" representedClassName="NSManagedObject" syncable="YES"/>
    <entity name="Label" representedClassName="Label" parentEntity="Tag" syncable="YES" codeGenerationType="category">
        <relationship name="items" optional="YES" toMany="YES" deletionRule="No Action" destinationEntity="Item" inverseName="tags" inverseEntity="Item"/>
    </entity>
    <fetchRequest name="done" entity="Item" predicateString="isDone == YES" resultType="2" fetchBatchSize="20" includeSubentities="NO" \
    includesPendingChanges="NO" returnObjectsAsFaults="NO" returnDistinctResults="YES"/>
    <configuration name="Remote" usedWithCloudKit="YES"><memberEntity name="Item"/><memberEntity name="List"/></configuration>
    <composite name="Address">
        <attribute name="street" optional="YES" attributeType="String"/>
        <attribute name="place" optional="YES" attributeType="Composite" composite="Place"/>
    </composite>
    <composite name="Place"><attribute name="x" optional="YES" attributeType="Double" defaultValueString="0.0"/></composite>
    <elements><element name="Item" positionX="0" positionY="0" width="128" height="44"/></elements>
    """.replacingOccurrences(of: "inverseName=\"items\" inverseEntity=\"Tag\"", with: "inverseName=\"items\" inverseEntity=\"Label\"")
