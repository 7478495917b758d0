import Foundation
import ModelFiles
import SampanDataModel

/// Small documents that hold a bit of everything, to be damaged.
enum Seeds {
    static let trainedModels: [[UInt8]] = {
        let (x, y) = ([ModelFile.feature("x", .array([2]))], [ModelFile.feature("y", .double)])
        let nodes = [ModelFile.branch(0, value: 1, yes: 1, no: 2), ModelFile.leaf(1, [1]), ModelFile.leaf(2, [2])]
        let map = ModelMessage().message(1, ModelMessage().message(1, ModelMessage().text(1, "a").integer(2, 3)))
        return [
            ModelFile.regressor(inputs: ["a", "b"], weights: [1, 2], offset: 3, output: "c"),
            ModelFile.model(302, ModelFile.trees(nodes), inputs: x, outputs: y, predicted: "y"),
            ModelFile.model(606, map, inputs: [ModelFile.feature("x", .string)], outputs: [ModelFile.feature("y", .int64)]),
        ].map(\.bytes)
    }()

    static let storyboards: [[UInt8]] = [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
        propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="a">
        <device id="retina6_12" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects>
        <viewController storyboardIdentifier="Main" id="a" customClass="Main" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="lt"/><viewControllerLayoutGuide type="bottom" id="lb"/></layoutGuides>
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Hello" textAlignment="center" lineBreakMode="tailTruncation" \
        numberOfLines="0" id="l"><rect key="frame" x="20" y="40" width="100" height="21"/><fontDescription key="fontDescription" type="system" \
        weight="bold" pointSize="17"/><color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <nil key="highlightedColor"/></label>
        <button buttonType="system" id="b"><state key="normal" title="Go" image="plus" catalog="system"/><buttonConfiguration key="configuration" \
        style="filled"/><connections><action selector="go:" destination="a" eventType="touchUpInside" id="c1"/><segue destination="t" kind="show" \
        identifier="next" id="c2"/></connections></button>
        <stackView axis="vertical" spacing="8" id="st"><subviews><imageView image="photo" id="i"/><slider value="0.5" minValue="0" maxValue="1" id="sl"/>
        <textView id="tv"><string key="text">one
        two</string></textView></subviews></stackView></subviews><viewLayoutGuide key="safeArea" id="sa"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/><constraints><constraint firstItem="l" firstAttribute="top" \
        secondItem="sa" secondAttribute="top" constant="8" multiplier="16:9" priority="750" id="k1"/><constraint firstItem="b" firstAttribute="centerX" \
        secondItem="v" secondAttribute="centerX" id="k2"/></constraints><variation key="heightClass=regular-widthClass=compact"><mask key="subviews">\
        <exclude reference="l"/></mask></variation></view><navigationItem key="navigationItem" title="Title" id="n"><barButtonItem \
        key="rightBarButtonItem" systemItem="add" id="bb"/></navigationItem><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
        keyPath="layer.cornerRadius"><real key="value" value="5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="label" destination="l" id="c3"/><outletCollection property="all" destination="b" id="c4"/></connections>
        </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        <tapGestureRecognizer id="g"><connections><action selector="tap:" destination="a" id="c5"/></connections></tapGestureRecognizer></objects>
        </scene><scene sceneID="s2"><objects><tableViewController id="t" sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" \
        style="plain" rowHeight="-1" id="tb"><rect key="frame" x="0" y="0" width="1" height="1"/><prototypes><tableViewCell reuseIdentifier="Cell" \
        style="IBUITableViewCellStyleSubtitle" textLabel="x" detailTextLabel="y" id="tc"><tableViewCellContentView key="contentView" tableViewCell="tc" \
        id="cv"><subviews><label id="x" text="T"/><label id="y"><attributedString key="attributedText"><fragment content="D"><attributes><font \
        key="NSFont" size="12" name="Helvetica"/><paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment></attributedString>\
        </label></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes>
        <resources><image name="photo" width="10" height="10"/><systemColor name="systemBackgroundColor"><color white="1" alpha="1" \
        colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources></document>
        """,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Cell"/>
        <collectionViewCell reuseIdentifier="Cell" id="c"><rect key="frame" x="0" y="0" width="50" height="50"/><view key="contentView"><subviews>
        <switch on="YES" id="sw"/><segmentedControl id="sg"><segments><segment title="A"/></segments></segmentedControl></subviews></view>
        <size key="customSize" width="50" height="50"/></collectionViewCell></objects></document>
        """,
    ].map { Array($0.utf8) }

    /// Contents files with the kind of set they belong to.
    static let contents: [(kind: String, bytes: [UInt8])] = [
        (
            "imageset",
            """
            { "images": [ { "idiom": "universal", "filename": "a.png", "scale": "2x", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
            "resizing": { "mode": "9-part", "center": { "mode": "tile", "width": 1, "height": 1 }, "cap-insets": { "top": 1, "left": 2 } } },
            { "idiom": "iphone", "filename": "b.pdf", "locale": "vi", "display-gamut": "display-P3" } ],
            "info": { "author": "xcode", "version": 1 }, "properties": { "template-rendering-intent": "template" } }
            """
        ),
        (
            "colorset",
            """
            { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "0xFF", "green": "128", "blue": "0.5", "alpha":
            "1.000" } } }, { "idiom": "universal", "color": { "platform": "ios", "reference": "labelColor" } } ], "info": { "version": 1 } }
            """
        ),
        ("dataset", #"{ "data": [ { "idiom": "universal", "filename": "a.png", "universal-type-identifier": "public.json" } ] }"#),
        (
            "appiconset",
            #"{ "images": [ { "idiom": "iphone", "size": "60x60", "scale": "3x", "filename": "a.png" }, { "size": "1024x1024" } ] }"#
        ),
    ].map { ($0.0, Array($0.1.utf8)) }

    static let models: [[UInt8]] = [
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" userDefinedModelVersionIdentifier="1">
        <entity name="Item" representedClassName=".Item" syncable="YES" codeGenerationType="class" elementID="Thing" versionHashModifier="2">
        <attribute name="body" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/>
        <attribute name="code" attributeType="String" minValueString="2" maxValueString="8" defaultValueString="ab" regularExpressionString="[a-z]+"/>
        <attribute name="color" optional="YES" attributeType="Transformable" valueTransformerName="T" customClassName="[String]"/>
        <attribute name="home" optional="YES" attributeType="Composite" composite="Address"/>
        <attribute name="id" attributeType="UUID" defaultValueString="E621E1F8-C36C-495A-93FC-0C247A3E6E5F"/>
        <attribute name="small" attributeType="Integer 16" minValueString="-3" defaultValueString="7" usesScalarValueType="YES"/>
        <attribute name="lower" optional="YES" attributeType="String" derived="YES" derivationExpression="lowercase:(code)"/>
        <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="1.50"/>
        <attribute name="time" attributeType="Date" defaultDateTimeInterval="708103500.25" minDateTimeInterval="0"/>
        <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List" inverseName="items" inverseEntity="List"/>
        <fetchedProperty name="others" optional="YES"><fetchRequest name="f" entity="Item" predicateString="code == $FETCH_SOURCE.code"/></fetchedProperty>
        <fetchIndex name="byCode"><fetchIndexElement property="code" type="Binary" order="ascending"/>
        <fetchIndexElement expression="lowercase:(code)" expressionType="String" type="RTree" order="descending"/></fetchIndex>
        <compoundIndexes><compoundIndex><index value="code, time"/></compoundIndex></compoundIndexes>
        <uniquenessConstraints><uniquenessConstraint><constraint value="code"/></uniquenessConstraint></uniquenessConstraints>
        <userInfo><entry key="k" value="v"/></userInfo></entity>
        <entity name="List" representedClassName="Kit.List" isAbstract="YES" parentEntity="Base">
        <relationship name="items" toMany="YES" minCount="1" maxCount="9" deletionRule="Cascade" ordered="YES" destinationEntity="Item" inverseName="list" \
        inverseEntity="Item"/></entity><entity name="Base"/>
        <fetchRequest name="done" entity="Item" predicateString="small == 1" resultType="2" fetchBatchSize="20" includeSubentities="NO"/>
        <configuration name="Remote" usedWithCloudKit="YES"><memberEntity name="Item"/></configuration>
        <composite name="Address"><attribute name="street" attributeType="String"/><attribute name="place" attributeType="Composite" composite="Place"/></composite>
        <composite name="Place"><attribute name="x" optional="YES" attributeType="Double" defaultValueString="0.0"/></composite></model>
        """,
        """
        <model><entity name="A"><attribute name="a" attributeType="Boolean" defaultValueString="YES"/></entity></model>
        """,
    ].map { Array($0.utf8) }

    static let mappings: [[UInt8]] = [
        """
        <?xml version="1.0" standalone="no"?><!DOCTYPE database SYSTEM "file:///System/Library/DTDs/CoreData.dtd">
        <database><databaseInfo><version>134481920</version></databaseInfo>
        <object type="XDDEVMAPPINGMODEL" id="z1"><attribute name="sourcemodelpath" type="string">A/M.xcdatamodeld/M.xcdatamodel</attribute>
        <attribute name="destinationmodelpath" type="string">A/M.xcdatamodeld/M 2.xcdatamodel</attribute>
        <relationship name="entitymappings" type="0/0" destination="XDDEVENTITYMAPPING" idrefs="z2 z5"></relationship></object>
        <object type="XDDEVENTITYMAPPING" id="z2"><attribute name="migrationpolicyclassname" type="string">App.Policy</attribute>
        <attribute name="sourcename" type="string">Item</attribute><attribute name="destinationname" type="string">Thing</attribute>
        <attribute name="mappingnumber" type="int16">1</attribute>
        <relationship name="attributemappings" type="0/0" destination="XDDEVATTRIBUTEMAPPING" idrefs="z3"></relationship>
        <relationship name="relationshipmappings" type="0/0" destination="XDDEVRELATIONSHIPMAPPING" idrefs="z4"></relationship></object>
        <object type="XDDEVATTRIBUTEMAPPING" id="z3"><attribute name="name" type="string">a</attribute>
        <attribute name="valueexpressiondata" type="binary">Z29vZA==</attribute></object>
        <object type="XDDEVRELATIONSHIPMAPPING" id="z4"><attribute name="name" type="string">r</attribute>
        <attribute name="sourcekeypath" type="string">$source.list</attribute><attribute name="autogenerateexpression" type="bool">1</attribute></object>
        <object type="XDDEVENTITYMAPPING" id="z5"><attribute name="destinationname" type="string">New</attribute></object></database>
        """
    ].map { Array($0.utf8) }

    /// The same models as apps have them.
    static func compiledModels() throws -> [[UInt8]] {
        let file = URL(fileURLWithPath: "/Seed.xcdatamodel/contents")
        return try models.compactMap { DataModel.read(Data($0), name: "Seed", file: file).model }.map {
            Array(try CompiledDataModel.encode($0))
        }
    }
}
