import Foundation
import SampanInterfaceBuilder
import Testing

@Suite struct ModelTests {
    @Test func documentAttributesScenesAndObjectsAreRead() throws {
        let document = try storyboard(#"<view key="view" id="v-1"><subviews><label id="l-1" text="Hi"/></subviews></view>"#)
        #expect(document.kind == .storyboard)
        #expect(document.initialViewController == "vc-1")
        #expect(document.usesAutoLayout && document.usesSafeAreas && document.usesTraitCollections && !document.isLaunchScreen)
        #expect(document.device == "retina4_7")
        #expect(document.scenes.count == 1)
        #expect(document.scenes[0].viewController?.className == "UIViewController")
        #expect(document.viewController(withStoryboardIdentifier: "First")?.id == "vc-1")
        #expect(document.scenes[0].viewController?.child("view")?.list("subviews").first?.text("text") == "Hi")
        #expect(document.object(withID: "l-1")?.parent?.id == "v-1")
        #expect(document.diagnostics.isEmpty)
    }

    @Test func linesAreThoseOfTheFile() throws {
        let document = try storyboard("<view key=\"view\" id=\"v-1\">\n<subviews>\n<label id=\"l-1\"/>\n</subviews></view>")
        #expect(document.object(withID: "v-1")?.line == 6)
        #expect(document.object(withID: "l-1")?.line == 8)
    }

    @Test func geometryOfEveryFormIsRead() throws {
        let document = try storyboard(
            """
            <view key="view" id="v-1"><rect key="frame" x="1" y="2.5" width="3" height="4"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES" heightSizable="NO"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/></view>
            <size key="freeformSize" width="320" height="528"/><value key="contentSizeForViewInPopover" type="size" width="300" height="488"/>
            """)
        let view = try #require(document.object(withID: "v-1"))
        #expect(view.rect("frame") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(view.flags("autoresizingMask") == ["widthSizable", "flexibleMaxY"])
        guard case .insets(let insets)? = view.values["layoutMargins"] else { throw Missing() }
        #expect(insets == IBInsets(top: 1, left: 2, bottom: 3, right: 4))
        guard case .directionalInsets(let directional)? = view.values["directionalLayoutMargins"] else { throw Missing() }
        #expect(directional == IBInsets(top: 5, left: 6, bottom: 7, right: 8))
        #expect(document.object(withID: "vc-1")?.size("contentSizeForViewInPopover") == CGSize(width: 300, height: 488))
    }

    @Test(arguments: [
        (
            #"red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#,
            IBColor.components(space: .sRGB, values: [1, 0.5, 0], alpha: 0.5)
        ),
        (
            #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
            .components(space: .displayP3, values: [1, 0, 0], alpha: 1)
        ),
        (
            #"red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB""#,
            .components(space: .calibratedRGB, values: [1, 0, 0], alpha: 1)
        ),
        (#"red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB""#, .components(space: .deviceRGB, values: [1, 0, 0], alpha: 1)),
        (#"white="0.3" alpha="1" colorSpace="calibratedWhite""#, .components(space: .calibratedWhite, values: [0.3], alpha: 1)),
        (
            #"white="0.3" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
            .components(space: .genericGamma22Gray, values: [0.3], alpha: 1)
        ),
        (
            #"cyan="0.1" magenta="0.2" yellow="0.3" black="0.4" alpha="1" colorSpace="deviceCMYK""#,
            .components(space: .deviceCMYK, values: [0.1, 0.2, 0.3, 0.4], alpha: 1)
        ),
        (#"cocoaTouchSystemColor="darkTextColor""#, .system("darkTextColor")),
        (
            #"systemColor="labelColor" red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
            .system("labelColor")
        ),
        (
            #"systemColor="systemBackgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
            .system("systemBackgroundColor")
        ),
        (#"name="Brand""#, .named("Brand")),
        (#"name="controlColor" catalog="System" colorSpace="catalog""#, .system("controlColor")),
    ])
    func coloursOfEverySpaceAreRead(xml: String, color: IBColor) throws {
        let document = try storyboard("<view key=\"view\" id=\"v-1\"><color key=\"backgroundColor\" \(xml)/></view>")
        #expect(document.object(withID: "v-1")?.color("backgroundColor") == color)
        #expect(document.diagnostics.isEmpty)
    }

    @Test(arguments: [
        (#"type="system" pointSize="17""#, IBFont.system(size: 17, weight: nil)),
        (#"type="system" weight="semibold" pointSize="12""#, .system(size: 12, weight: "semibold")),
        (#"type="boldSystem" pointSize="15""#, .boldSystem(size: 15)), (#"type="italicSystem" pointSize="15""#, .italicSystem(size: 15)),
        (#"style="UICTFontTextStyleBody""#, .style("UICTFontTextStyleBody")),
        (
            #"name="HelveticaNeue" family="Helvetica Neue" pointSize="14""#,
            .named(name: "HelveticaNeue", family: "Helvetica Neue", size: 14)
        ),
    ])
    func fontsOfEveryTypeAreRead(xml: String, font: IBFont) throws {
        let document = try storyboard("<label id=\"l-1\"><fontDescription key=\"fontDescription\" \(xml)/></label>")
        #expect(document.object(withID: "l-1")?.font("fontDescription") == font)
    }

    @Test func constraintsHaveEveryAttribute() throws {
        let document = try storyboard(
            """
            <view key="view" id="v-1"><viewLayoutGuide key="safeArea" id="sa-1"/><constraints>
            <constraint firstItem="sa-1" firstAttribute="top" relation="greaterThanOrEqual" secondItem="v-1" secondAttribute="topMargin" \
            multiplier="16:9" constant="-8" priority="750" identifier="top" placeholder="YES" id="c-1"/>
            <constraint firstAttribute="width" id="c-2"/><constraint firstAttribute="width" secondItem="v-1" secondAttribute="height" multiplier="1/4" \
            symbolic="YES" id="c-3"/></constraints></view>
            """)
        let view = try #require(document.object(withID: "v-1"))
        let first = view.constraints[0]
        #expect(first.firstItem == "sa-1" && first.firstAttribute == "top" && first.relation == .greaterThanOrEqual)
        #expect(first.secondItem == "v-1" && first.secondAttribute == "topMargin")
        #expect(
            first.multiplier == 16.0 / 9 && first.constant == -8 && first.priority == 750 && first.identifier == "top"
                && first.isPlaceholder)
        let second = view.constraints[1]
        #expect(
            second.firstItem == nil && second.secondItem == nil && second.multiplier == 1 && second.constant == 0 && second.priority == 1000
        )
        #expect(view.constraints[2].multiplier == 0.25 && view.constraints[2].constant == nil)
        #expect(document.layoutGuide(withID: "sa-1")?.object === view)
        #expect(document.diagnostics.isEmpty)
    }

    @Test func connectionsOfEveryKindAreRead() throws {
        let document = try storyboard(
            """
            <view key="view" id="v-1"/><connections><outlet property="one" destination="v-1" id="o-1"/>
            <outletCollection property="many" destination="v-1" appends="YES" id="o-2"/>
            <action selector="tap:" destination="vc-1" eventType="touchUpInside" id="a-1"/>
            <segue destination="vc-1" kind="popoverPresentation" identifier="show" popoverAnchorView="v-1" animates="NO" \
            modalTransitionStyle="crossDissolve" destinationCreationSelector="make:" customClass="Flip" customModule="App" customModuleProvider="target" id="g-1">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue>
            <segue destination="vc-1" kind="unwind" unwindAction="back:" id="g-2"/></connections>
            """)
        let connections = try #require(document.object(withID: "vc-1")?.connections)
        #expect(connections.count == 5)
        guard case .outlet("one") = connections[0].kind, case .outletCollection("many", true) = connections[1].kind,
            case .action("tap:", "touchUpInside"?) = connections[2].kind, case .segue(let segue) = connections[3].kind,
            case .segue(let unwind) = connections[4].kind
        else { throw Missing() }
        #expect(segue.kind == "popoverPresentation" && segue.identifier == "show" && segue.popoverAnchorView == "v-1" && !segue.animates)
        #expect(segue.creationSelector == "make:" && segue.customClass == "Flip" && segue.customModuleIsTarget)
        #expect(segue.popoverArrowDirections == ["up", "down"] && segue.modalTransitionStyle == "crossDissolve")
        #expect(unwind.unwindAction == "back:" && unwind.animates)
        #expect(document.diagnostics.isEmpty)
    }

    @Test func runtimeAttributesOfEveryTypeAreRead() throws {
        let document = try storyboard(
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="n"><integer key="value" value="-3"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="s" value="text"/>
            <userDefinedRuntimeAttribute type="string" keyPath="m"><string key="value">a
            b</string></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="c"><color key="value" name="Brand"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="image" keyPath="i" value="star"/>
            <userDefinedRuntimeAttribute type="point" keyPath="p"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="range" keyPath="r"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="nil" keyPath="z"/></userDefinedRuntimeAttributes>
            """)
        let attributes = try #require(document.object(withID: "vc-1")?.runtimeAttributes)
        #expect(attributes.map(\.keyPath) == ["layer.cornerRadius", "n", "b", "s", "m", "c", "i", "p", "r", "z"])
        guard case .real(4.5) = attributes[0].value, case .integer(-3) = attributes[1].value, case .bool(true) = attributes[2].value,
            case .string("text") = attributes[3].value, case .string("a\nb") = attributes[4].value,
            case .color(.named("Brand")) = attributes[5].value, case .image(let image) = attributes[6].value,
            case .point(CGPoint(x: 1, y: 2)) = attributes[7].value, case .range(location: 1, length: 2) = attributes[8].value,
            case .null = attributes[9].value
        else { throw Missing() }
        #expect(image.name == "star")
        #expect(document.diagnostics.isEmpty)
    }

    @Test func variationsNameTheirSizeClasses() throws {
        let document = try storyboard(
            """
            <view key="view" id="v-1"><subviews><label id="l-1"/></subviews><constraints><constraint firstAttribute="width" id="c-1"/></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="l-1"/></mask></variation>
            <variation key="heightClass=regular-widthClass=compact" alpha="0.5"><mask key="subviews"><include reference="l-1"/></mask>
            <mask key="constraints"><exclude reference="c-1"/></mask><color key="backgroundColor" name="Brand"/></variation></view>
            """)
        let variations = try #require(document.object(withID: "v-1")?.variations)
        #expect(variations.map(\.condition.specificity) == [0, 2])
        #expect(variations[0].subviews == ["l-1": false])
        #expect(variations[1].condition.widthClass == "compact" && variations[1].condition.heightClass == "regular")
        #expect(variations[1].subviews == ["l-1": true] && variations[1].constraints == ["c-1": false])
        #expect(variations[1].object.double("alpha") == 0.5 && variations[1].object.color("backgroundColor") == .named("Brand"))
    }

    @Test func attributedStringsKeepTheirRuns() throws {
        let document = try storyboard(
            """
            <label id="l-1"><attributedString key="attributedText"><fragment content="One"><attributes><color key="NSColor" name="Brand"/>
            <font key="NSFont" size="12" name="HelveticaNeue"/><paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/>
            </attributes></fragment><fragment><string key="content">Two
            lines</string><attributes><font key="NSFont" metaFont="systemBold" size="14"/><integer key="NSUnderline" value="1"/></attributes></fragment>
            </attributedString></label>
            """)
        guard case .attributedString(let string)? = document.object(withID: "l-1")?.values["attributedText"] else { throw Missing() }
        #expect(string.fragments.map(\.text) == ["One", "Two\nlines"])
        guard case .color(.named("Brand"))? = string.fragments[0].attributes["NSColor"],
            case .font(.named(name: "HelveticaNeue", family: nil, size: 12))? = string.fragments[0].attributes["NSFont"],
            case .font(.boldSystem(size: 14))? = string.fragments[1].attributes["NSFont"],
            case .integer(1)? = string.fragments[1].attributes["NSUnderline"]
        else { throw Missing() }
        #expect(string.fragments[0].paragraphStyle?.double("lineSpacing") == 3)
    }

    @Test func tablesHavePrototypesAndStaticSections() throws {
        let document = try storyboard(
            """
            <tableView key="view" id="t-1" dataMode="static" style="grouped"><sections><tableViewSection headerTitle="Head" id="sec-1"><cells>
            <tableViewCell id="cell-1" style="IBUITableViewCellStyleDefault" textLabel="tl-1"><tableViewCellContentView key="contentView" \
            tableViewCell="cell-1" id="cc-1"><subviews><label id="tl-1"/></subviews></tableViewCellContentView></tableViewCell></cells>
            </tableViewSection></sections><prototypes><tableViewCell id="cell-2" reuseIdentifier="Cell"/></prototypes></tableView>
            """)
        let table = try #require(document.object(withID: "t-1"))
        #expect(table.list("sections").first?["headerTitle"] == "Head")
        #expect(table.list("sections").first?.list("cells").first?.child("contentView")?.list("subviews").count == 1)
        #expect(table.list("prototypes").map { $0["reuseIdentifier"] } == ["Cell"])
        #expect(document.diagnostics.isEmpty)
    }

    @Test func buttonsHaveStatesAndConfigurations() throws {
        let document = try storyboard(
            """
            <button id="b-1" buttonType="system"><state key="normal" title="Go" image="plus" catalog="system"><color key="titleColor" name="Brand"/>
            <imageReference key="image" image="minus" catalog="system" symbolScale="large" renderingMode="template"/></state>
            <state key="highlighted" title="Going"/><buttonConfiguration key="configuration" style="filled" title="Go"/></button>
            """)
        let button = try #require(document.object(withID: "b-1"))
        #expect(button.list("states").map(\.key) == ["normal", "highlighted"])
        #expect(button.list("states")[0].color("titleColor") == .named("Brand"))
        let image = try #require(button.list("states")[0].image("image"))
        #expect(image.name == "minus" && image.isSystem && image.symbolScale == "large" && image.renderingMode == "template")
        #expect(button.child("configuration")?["style"] == "filled")
        #expect(document.diagnostics.isEmpty)
    }

    @Test func resourcesAreListed() throws {
        let document = try storyboard(
            "",
            resources:
                """
                <image name="us" width="200" height="100"/><image name="plus" catalog="system" width="128" height="113"/>
                <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
                <systemColor name="labelColor"><color white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
                """)
        #expect(document.resources.images["us"]?.size == CGSize(width: 200, height: 100))
        #expect(document.resources.images["plus"]?.isSystem == true)
        #expect(document.resources.namedColors["Brand"] == .components(space: .sRGB, values: [1, 0, 0], alpha: 1))
        #expect(document.resources.systemColors["labelColor"] != nil)
    }

    struct Missing: Error {}
}
