import Foundation
import Testing

@Suite struct RenderingTests {
    private let render: Renderer

    init() throws { render = try Renderer() }

    private let box = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b" customClass="Gone" customModule="App"><rect key="frame" x="10" y="30" \
        width="100" height="50"/><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></view>
        """
    private let placed = [
        #"<constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="c1"/>"#,
        #"<constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="30" id="c2"/>"#,
        #"<constraint firstItem="b" firstAttribute="width" constant="100" id="c3"/>"#,
        #"<constraint firstItem="b" firstAttribute="height" constant="50" id="c4"/>"#,
    ]

    @Test func everySceneBecomesAPictureOfTheDocumentsDevice() throws {
        let second = scene(box, constraints: placed.joined(separator: "\n"), attributes: #"storyboardIdentifier="Other place" id="vc2""#)
            .replacingOccurrences(of: #"id="v""#, with: #"id="v2""#).replacingOccurrences(of: #"id="sa""#, with: #"id="sa2""#)
            .replacingOccurrences(of: #""b""#, with: #""b2""#).replacingOccurrences(of: #""v""#, with: #""v2""#)
            .replacingOccurrences(of: #"id="c"#, with: #"id="d"#)
        let outcome = try render(storyboard(scene(box, constraints: placed.joined(separator: "\n")) + "\n" + second))
        #expect(outcome.status == 0)
        #expect(outcome.pictures == ["Main-1-viewController.png", "Main-2-Other-place.png"])
        #expect(outcome.messages == [])
        for picture in outcome.pictures { #expect(try render.size(of: picture) == [750, 1334]) }
    }

    @Test func viewsAreComparedWithTheFramesThatWereSaved() throws {
        let other = """
            <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="10" y="90" width="60" height="20.5"/>\
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label><view translatesAutoresizingMaskIntoConstraints="NO" id="m">\
            <rect key="frame" x="20" y="120" width="30" height="30"/></view><view translatesAutoresizingMaskIntoConstraints="NO" id="o">\
            <rect key="frame" x="200" y="200" width="30" height="30"/></view><view translatesAutoresizingMaskIntoConstraints="NO" id="a">\
            <rect key="frame" x="10" y="44" width="30" height="30"/></view>
            """
        func place(_ id: String, _ top: String, _ left: String) -> String {
            """
            <constraint firstItem="\(id)" firstAttribute="top" \(top) id="\(id)1"/><constraint firstItem="\(id)" firstAttribute="leading" \(left) id="\(id)2"/>
            """
        }
        func sized(_ id: String) -> String {
            """
            <constraint firstItem="\(id)" firstAttribute="width" constant="30" id="\(id)3"/><constraint firstItem="\(id)" firstAttribute="height" \
            constant="30" id="\(id)4"/>
            """
        }
        func of(_ attribute: String, _ constant: Int, _ item: String = "v") -> String {
            #"secondItem="\#(item)" secondAttribute="\#(attribute)" constant="\#(constant)""#
        }
        let constraints =
            placed + [
                place("t", of("top", 90), of("leading", 10)), place("m", of("top", 120), of("leadingMargin", 0)), sized("m"),
                place("o", of("top", 100), of("leading", 100)), sized("o"), place("a", of("top", 0, "sa"), of("leading", 10)), sized("a"),
            ]
        let outcome = try render(storyboard(scene(box + "\n" + other, constraints: constraints.joined(separator: "\n"))), "--frames")
        let fields = outcome.pictures.filter { $0.contains("\t") }.map { $0.components(separatedBy: "\t") }
        #expect(fields.map { $0[1] } == ["same", "width of texts", "margins", "unknown", "another canvas"])
        #expect(fields[0][2...] == ["view", "10.00 30.00 100.00 50.00", "10.00 30.00 100.00 50.00"])
        #expect(fields[3][4] == "100.00 100.00 30.00 30.00")
    }

    @Test func comparingFramesLeavesThePictureAsItIs() throws {
        let inMargins = #"<constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="c1"/>"#
        let document = storyboard(
            scene(box, constraints: ([inMargins] + placed.dropFirst()).joined(separator: "\n")).replacingOccurrences(
                of: "<viewLayoutGuide", with: #"<edgeInsets key="layoutMargins" top="8" left="40" bottom="8" right="8"/><viewLayoutGuide"#))
        let plain = try render(document, name: "Plain.storyboard")
        let compared = try render(document, name: "Compared.storyboard", "--frames")
        #expect(compared.pictures.contains { $0.contains("\tunknown\t") }, "every margin was tried")
        let picture = try #require(compared.pictures.first { $0.hasSuffix(".png") })
        #expect(try render.bytes(of: picture) == render.bytes(of: plain.pictures[0]))
    }

    @Test func scenesInTabsHaveTheirBarBelow() throws {
        let tabs = """
            <scene sceneID="n"><objects><tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/>\
            <connections><segue destination="vc" kind="relationship" relationship="viewControllers" id="r"/></connections>\
            </tabBarController></objects></scene>

            """
        let pinned = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="20" width="375" height="598"/></view>
            """
        let edges = ["top", "bottom", "leading", "trailing"].map {
            #"<constraint firstItem="b" firstAttribute="\#($0)" secondItem="sa" secondAttribute="\#($0)" id="c\#($0)"/>"#
        }
        let plain = scene(pinned, constraints: edges.joined(separator: "\n"))
        func cause(_ document: String) throws -> String? {
            try render(document, "--frames").pictures.first { $0.contains("\t") }?.components(separatedBy: "\t")[1]
        }
        #expect(try cause(storyboard(tabs + plain, initial: "tabs")) == "same")
        #expect(try cause(storyboard(plain)) == "bars around the scene")
    }

    @Test func anotherDeviceOrAppearanceIsShownOnDemand() throws {
        let document = storyboard(
            scene("").replacingOccurrences(
                of: #"white="1" alpha="1" colorSpace="calibratedWhite""#,
                with: #"systemColor="systemBackgroundColor""#))
        let light = try render(document, "--device", "iPhone 15")
        let lightBytes = try render.bytes(of: light.pictures[0])
        #expect(try render.size(of: light.pictures[0]) == [1179, 2556])
        let dark = try render(document, "--device", "iPhone 15", "--appearance", "dark")
        #expect(try render.bytes(of: dark.pictures[0]) != lightBytes)
    }

    @Test func withoutADeviceTheSizeOfTheScenesTellsWhichItWas() throws {
        let pad = storyboard(scene("").replacingOccurrences(of: #"width="375" height="667""#, with: #"width="1024" height="768""#))
            .replacingOccurrences(of: #"<device id="retina4_7" orientation="portrait"/>"#, with: "")
        let outcome = try render(pad)
        #expect(try render.size(of: outcome.pictures[0]) == [2048, 1536])
        let phone = storyboard(scene("")).replacingOccurrences(of: #"<device id="retina4_7" orientation="portrait"/>"#, with: "")
        #expect(try render.size(of: render(phone).pictures[0]) == [750, 1334])
    }

    @Test func scenesInNavigationControllersHaveTheirBar() throws {
        let navigation = """
            <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb"/>\
            <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>\
            </navigationController></objects></scene>

            """
        let plain = scene("").replacingOccurrences(
            of: "</view></viewController>",
            with: #"</view><navigationItem key="navigationItem" title="Title" id="ni"/></viewController>"#)
        let alone = try render(storyboard(plain), name: "Alone.storyboard")
        let within = try render(storyboard(navigation + plain, initial: "nav"), name: "Within.storyboard")
        #expect(within.pictures.count == 2)
        #expect(try render.bytes(of: within.pictures[1]) != render.bytes(of: alone.pictures[0]))
    }

    @Test func prototypeCellsAreShownWithoutTheAppsData() throws {
        func table(_ prototypes: String) -> String {
            storyboard(
                """
                <scene sceneID="s"><objects><tableViewController id="vc" customClass="Gone" sceneMemberID="viewController"><tableView key="view" \
                dataMode="prototypes" style="plain" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>\(prototypes)\
                </tableView></tableViewController></objects></scene>
                """)
        }
        let cell = """
            <prototypes><tableViewCell reuseIdentifier="Cell" customClass="GoneCell" id="c"><tableViewCellContentView key="contentView" \
            tableViewCell="c" id="cc"><subviews><view id="x"><rect key="frame" x="0" y="0" width="300" height="40"/><color key="backgroundColor" \
            red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/></view></subviews></tableViewCellContentView></tableViewCell></prototypes>
            """
        let empty = try render(table(""), name: "Empty.storyboard")
        let full = try render(table(cell), name: "Full.storyboard")
        #expect(full.status == 0 && full.messages == [])
        #expect(try render.bytes(of: full.pictures[0]) != render.bytes(of: empty.pictures[0]))
    }

    @Test func viewsOfXibsAreDrawnInTheirOwnSize() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><device id="retina4_7"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections><outlet property="label" destination="v" \
            id="o"/></connections></placeholder><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <view id="v" customClass="Badge"><rect key="frame" x="0" y="0" width="120" height="40"/></view></objects></document>
            """
        let outcome = try render(xib, name: "Badge.xib")
        #expect(outcome.status == 0 && outcome.messages == [] && outcome.pictures == ["Badge-1-Badge.png"])
        #expect(try render.size(of: outcome.pictures[0]) == [240, 80])
    }

    @Test func theCanvasShowsThroughViewsWithoutColour() throws {
        func xib(_ color: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><device id="retina4_7"/><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="20" height="10"/>\(color)</view></objects></document>
            """
        }
        let clear = try render(xib(""), name: "Clear.xib")
        let white = try render(
            xib("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"), name: "White.xib")
        #expect(clear.status == 0 && white.status == 0)
        #expect(try render.bytes(of: clear.pictures[0]) == render.bytes(of: white.pictures[0]))
    }

    // MARK: Findings

    @Test func whatConstraintsLeaveOpenIsWarnedOf() throws {
        let outcome = try render(storyboard(scene(box, constraints: placed[1...].joined(separator: "\n"))))
        #expect(outcome.messages == ["4: warning: ambiguous: the constraints leave open where view is, or how large"])
    }

    /// Texts of Apple's fonts fit just so where ours want more: which of two gives way is no fault of the document.
    @Test func whatOnlyFontsLeaveOpenIsNotWarnedOf() throws {
        func label(_ id: String, _ text: String, _ x: Double, _ width: Double) -> String {
            """
            <label text="\(text)" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" \
            x="\(x)" y="30" width="\(width)" height="20.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        func constraints(gap: Double) -> String {
            """
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="30" id="c2"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="\(gap)" id="c3"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="30" id="c4"/>
            <constraint firstItem="v" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="118" id="c5"/>
            """
        }
        let fitting = try render(
            storyboard(scene(label("a", "Time", 16, 38) + "\n" + label("b", "DD/MM/YYYY", 151, 106), constraints: constraints(gap: 97))))
        #expect(fitting.messages == [])
        let stretched = try render(
            storyboard(scene(label("a", "Time", 16, 138) + "\n" + label("b", "DD/MM/YYYY", 161, 96), constraints: constraints(gap: 7))))
        #expect(stretched.messages.count == 2 && stretched.messages.allSatisfy { $0.contains("ambiguous") }, "\(stretched.messages)")
    }

    /// The app's class may say how large it is; the document knows how large it was.
    @Test func viewsOfTheAppsClassesMayKnowTheirSize() throws {
        let outcome = try render(storyboard(scene(box, constraints: placed[..<2].joined(separator: "\n"))))
        #expect(outcome.messages == [])
        let plain = box.replacingOccurrences(of: #" customClass="Gone" customModule="App""#, with: "")
        let unsized = try render(storyboard(scene(plain, constraints: placed[..<2].joined(separator: "\n"))))
        #expect(unsized.messages == ["4: warning: ambiguous: the constraints leave open where view is, or how large"])
    }

    /// "Remove at build time" and "Verify: Position Only" are said to the canvas.
    @Test func whatIsSaidToTheCanvasCounts() throws {
        let plain = box.replacingOccurrences(of: #" customClass="Gone" customModule="App""#, with: "")
        let removed = placed.map { $0.replacingOccurrences(of: "id=\"c", with: "placeholder=\"YES\" id=\"c") }
        #expect(try render(storyboard(scene(plain, constraints: removed.joined(separator: "\n")))).messages == [])
        let unsized = plain.replacingOccurrences(of: "<view translates", with: #"<view verifyAmbiguity="ignoreSizes" translates"#)
        #expect(try render(storyboard(scene(unsized, constraints: placed[..<2].joined(separator: "\n")))).messages == [])
        #expect(try render(storyboard(scene(unsized, constraints: placed[1]))).messages.count == 1)
    }

    @Test func theViewsAroundASectionAreShown() throws {
        func collection(_ header: String) -> String {
            storyboard(
                """
                <scene sceneID="s"><objects><collectionViewController id="vc" sceneMemberID="viewController"><collectionView key="view" \
                dataMode="prototypes" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><collectionViewFlowLayout \
                key="collectionViewLayout" id="l"><size key="itemSize" width="50" height="50"/><size key="headerReferenceSize" width="50" \
                height="60"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="Cell" id="c"/></cells>\(header)\
                </collectionView></collectionViewController></objects></scene>
                """)
        }
        let header = """
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Header" id="h"><rect key="frame" x="0" y="0" width="375" height="60"/>\
            <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/></collectionReusableView>
            """
        let none = try render(collection(""), name: "None.storyboard")
        let one = try render(collection(header), name: "One.storyboard")
        #expect(none.status == 0 && one.status == 0, "\(none.messages) \(one.messages)")
        #expect(none.messages == [] && one.messages == [])
        #expect(try render.bytes(of: one.pictures[0]) != render.bytes(of: none.pictures[0]))
    }

    /// What an app's code or its other documents would bring is told of, and the rest is drawn.
    @Test func whatOnlyTheAppHasIsLeftOut() throws {
        let embedding = box.replacingOccurrences(
            of: "</view>",
            with: """
                <connections><segue destination="r" kind="embed" destinationCreationSelector="make:" id="s1"/><segue destination="c" \
                kind="embed" destinationCreationSelector="make:" id="s2"/></connections></view>
                """)
        let others = """
            <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Elsewhere" id="r" sceneMemberID="viewController"/></objects>\
            </scene>
            <scene sceneID="s3"><objects><viewController id="c" sceneMemberID="viewController"/><customObject id="o" \
            customClass="UIBezierPath"/></objects></scene>
            """
        let outcome = try render(storyboard(scene(embedding, constraints: placed.joined(separator: "\n")) + "\n" + others))
        #expect(outcome.status == 0 && outcome.pictures.count == 2)
        #expect(outcome.messages.contains("11: warning: there is no storyboard \"Elsewhere\" beside this one"), "\(outcome.messages)")
    }

    @Test func missingImagesAreToldAndKeepTheirRoom() throws {
        let image = #"<imageView image="Logo" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>"#
        let resources = #"</scenes><resources><image name="Logo" width="40" height="30"/></resources>"#
        let document = storyboard(scene(image, constraints: placed[..<2].joined(separator: "\n"))).replacingOccurrences(
            of: "</scenes>", with: resources)
        let outcome = try render(document)
        #expect(outcome.messages.count == 1, "\(outcome.messages)")
        #expect(outcome.messages.first?.contains("Could not load the \"Logo\" image referenced from a nib in the bundle") == true)
    }

    /// How large a text is, is the font's doing.
    @Test func conflictsWithTheSizeOfATextAreNoFindings() throws {
        let label = """
            <label text="Some text" verticalCompressionResistancePriority="1000" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect \
            key="frame" x="10" y="30" width="70" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let low = #"<constraint firstItem="b" firstAttribute="height" constant="20" id="c4"/>"#
        let outcome = try render(storyboard(scene(label, constraints: (placed[..<2] + [low]).joined(separator: "\n"))))
        #expect(outcome.messages == [])
    }

    @Test func viewsOfOtherFrameworksAreToldOnce() throws {
        func map(_ id: String) -> String {
            "<mapView id=\"\(id)\"><connections><outlet property=\"delegate\" destination=\"vc\" id=\"o\(id)\"/></connections></mapView>"
        }
        let outcome = try render(storyboard(scene(map("m") + "\n" + map("n"))))
        #expect(outcome.messages == ["4: warning: Unknown class MKMapView in Interface Builder file."])
    }

    @Test func conflictsNameTheirLines() throws {
        let width = #"<constraint firstItem="b" firstAttribute="width" constant="200" id="c5"/>"#
        let outcome = try render(storyboard(scene(box, constraints: (placed + [width]).joined(separator: "\n"))))
        #expect(outcome.messages.contains { $0.contains("conflicting constraint: it cannot hold together with the constraint of line ") })
        let lines = outcome.messages.filter { $0.contains("conflicting") }.map { Int($0.prefix { $0.isNumber }) }
        #expect(lines == [10] || lines == [8])
    }

    @Test func framesThatConstraintsDoNotGiveAreMisplaced() throws {
        let moved = box.replacingOccurrences(of: #"x="10""#, with: #"x="40""#)
        let outcome = try render(storyboard(scene(moved, constraints: placed.joined(separator: "\n"))))
        #expect(
            outcome.messages == [
                "4: warning: misplaced: view is saved at (40, 30, 100 × 50), and its constraints put it at (10, 30, 100 × 50)"
            ])
    }

    @Test func whatTheReaderDoesNotKnowIsWarnedOfOnce() throws {
        let outcome = try render(storyboard(scene(#"<hologram id="h"/><hologram id="h2"/>"#)))
        #expect(outcome.messages == ["4: warning: unknown element <hologram>"])
    }

    @Test func connectionsThatLeadNowhereAreWarnedOf() throws {
        let lost = box.replacingOccurrences(
            of: "</view>", with: #"<connections><outlet property="x" destination="nothing" id="o"/></connections></view>"#)
        let outcome = try render(storyboard(scene(lost, constraints: placed.joined(separator: "\n"))))
        #expect(outcome.messages.contains { $0.contains("\"nothing\", which is not in the document") })
    }

    @Test func damagedDocumentsAreRefused() throws {
        let outcome = try render("<document")
        #expect(outcome.status == 1)
        #expect(outcome.messages.first?.contains("error") == true && outcome.pictures.isEmpty)
    }
}
