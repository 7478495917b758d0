import Foundation
import Testing
import UIKit

extension DocumentLoading {
    @MainActor @Suite final class StoryboardTests {
        private var fixtures: [BundleFixture] = []

        init() {
            JournalController.register()
            JournalCell.register()
            _ = Journal.take()
        }

        private func storyboard(_ scenes: String..., initial: String = "a", others: [String: String] = [:]) throws -> UIStoryboard {
            var files = others
            files["Main.storyboard"] = storyboardXML(initial: initial, scenes)
            let fixture = try BundleFixture(files)
            fixtures.append(fixture)
            return UIStoryboard(name: "Main", bundle: fixture.bundle)
        }

        @Test func aControllerIsMadeWithItsViewLoadedLaterInUIKitsOrder() throws {
            let storyboard = try storyboard(
                """
                <viewController id="a" title="Home" \(custom("JournalController")) sceneMemberID="viewController">
                <view key="view" id="v" tag="1" \(custom("JournalView"))><rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews><view id="w" tag="7" alpha="0.5" hidden="YES"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews></view>
                <connections><outlet property="first" destination="w" id="c1"/><outletCollection property="many" destination="w" id="c2"/>
                <outletCollection property="many" destination="v" id="c3"/></connections></viewController>
                """)
            let controller = try #require(storyboard.instantiateInitialViewController() as? JournalController)
            #expect(controller.storyboard === storyboard)
            #expect(Journal.take() == ["init Home", "awake"])
            #expect(!controller.isViewLoaded)
            controller.loadViewIfNeeded()
            #expect(Journal.take() == ["view init tag=1 subviews=1", "view awake", "didLoad first=true many=2"])
            let inner = try #require(controller.view.viewWithTag(7))
            #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(inner.alpha == 0.5 && inner.isHidden)
            #expect(controller.first === inner)
        }

        @Test func outletCollectionsAreWholeWhenAnOutletIsSet() throws {
            let storyboard = try storyboard(
                """
                <viewController id="a" \(custom("JournalController")) sceneMemberID="viewController"><view key="view" id="v"><subviews><view id="w"/>
                </subviews></view><connections><outlet property="first" destination="w" id="c1"/>
                <outletCollection property="many" destination="w" id="c2"/><outletCollection property="many" destination="v" id="c3"/></connections>
                </viewController>
                """)
            let controller = try #require(storyboard.instantiateInitialViewController() as? JournalController)
            controller.loadViewIfNeeded()
            #expect(controller.first != nil && controller.manyAtFirst == 2)
        }

        @Test func controllersAreFoundByIdentifierAndMadeByCreators() throws {
            let storyboard = try storyboard(
                """
                <viewController id="a" storyboardIdentifier="Second" \(custom("JournalController")) sceneMemberID="viewController"/>
                """)
            #expect(storyboard.instantiateViewController(withIdentifier: "Second") is JournalController)
            let made = storyboard.instantiateViewController(identifier: "Second") { coder -> JournalController? in
                let controller = JournalController(coder: coder)
                controller?.mood = 3
                return controller
            }
            #expect(made.mood == 3)
            #expect(made.storyboard === storyboard)
        }

        @Test func aNavigationControllerHasItsRootAtOnce() throws {
            let storyboard = try storyboard(
                """
                <navigationController id="a" sceneMemberID="viewController"><navigationBar key="navigationBar" largeTitles="YES" id="nb"/>
                <connections><segue destination="b" kind="relationship" relationship="rootViewController" id="g"/></connections></navigationController>
                """,
                """
                <viewController id="b" \(custom("JournalController")) sceneMemberID="viewController"><navigationItem key="navigationItem" title="Root" id="n">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="bb"><connections><action selector="pressed:" destination="b" id="c"/>
                </connections></barButtonItem></navigationItem></viewController>
                """)
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            #expect(navigation.navigationBar.prefersLargeTitles)
            let root = try #require(navigation.topViewController as? JournalController)
            #expect(root.navigationItem.title == "Root")
            let item = try #require(root.navigationItem.rightBarButtonItem)
            #expect(item.target === root)
            #expect(item.action == Selector("pressed:"))
        }

        @Test func barsMayBeOfTheAppsOwnClasses() throws {
            let storyboard = try storyboard(
                """
                <navigationController id="a" sceneMemberID="viewController"><navigationBar key="navigationBar" tag="4" id="nb" \(custom("JournalBar"))/>
                </navigationController>
                """)
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            #expect(navigation.navigationBar is JournalBar && navigation.navigationBar.tag == 4)
        }

        @Test func actionsReachTheirTargets() throws {
            let storyboard = try storyboard(
                """
                <viewController id="a" \(custom("JournalController")) sceneMemberID="viewController"><view key="view" id="v"><subviews>
                <control id="k"><connections><action selector="pressed:" destination="a" eventType="touchUpInside" id="c"/></connections></control>
                </subviews></view><connections><outlet property="button" destination="k" id="c1"/></connections></viewController>
                """)
            let controller = try #require(storyboard.instantiateInitialViewController() as? JournalController)
            controller.loadViewIfNeeded()
            _ = Journal.take()
            controller.button?.sendActions(for: .touchUpInside)
            controller.button?.sendActions(for: .valueChanged)
            #expect(Journal.take() == ["pressed by UIControl"])
        }

        @Test func seguesArePreparedAndShown() throws {
            let storyboard = try storyboard(
                """
                <navigationController id="a" sceneMemberID="viewController"><connections>
                <segue destination="b" kind="relationship" relationship="rootViewController" id="g"/></connections></navigationController>
                """,
                """
                <viewController id="b" \(custom("JournalController")) sceneMemberID="viewController"><view key="view" id="v"><subviews><control id="k">
                <connections><segue destination="d" kind="show" identifier="next" id="g1"/></connections></control><control id="k2"><connections>
                <segue destination="d" kind="show" identifier="forbidden" id="g2"/></connections></control></subviews></view>
                <connections><outlet property="button" destination="k" id="c1"/><outlet property="first" destination="k2" id="c2"/>
                <segue destination="d" kind="show" identifier="manual" id="g3"/></connections></viewController>
                """,
                "<viewController id=\"d\" title=\"Detail\" sceneMemberID=\"viewController\"/>")
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            let root = try #require(navigation.topViewController as? JournalController)
            root.loadViewIfNeeded()
            _ = Journal.take()
            UIView.performWithoutAnimation {
                (root.first as? UIControl)?.sendActions(for: .primaryActionTriggered)
                #expect(Journal.take() == ["should forbidden"])
                #expect(navigation.viewControllers.count == 1)
                root.button?.sendActions(for: .primaryActionTriggered)
            }
            #expect(Journal.take() == ["should next", "prepare next to UIViewController"])
            #expect(navigation.viewControllers.last?.title == "Detail")
            UIView.performWithoutAnimation { root.performSegue(withIdentifier: "manual", sender: nil) }
            #expect(Journal.take() == ["prepare manual to UIViewController"])
            #expect(navigation.viewControllers.count == 3)
        }

        @Test func anUnwindSegueGoesBackToTheControllerWithTheAction() throws {
            let storyboard = try storyboard(
                """
                <navigationController id="a" sceneMemberID="viewController"><connections>
                <segue destination="b" kind="relationship" relationship="rootViewController" id="g"/></connections></navigationController>
                """,
                """
                <viewController id="b" \(custom("JournalController")) sceneMemberID="viewController"><connections>
                <segue destination="d" kind="show" identifier="next" id="g1"/></connections></viewController>
                """,
                """
                <viewController id="d" sceneMemberID="viewController"><connections><segue destination="x" kind="unwind" identifier="back" unwindAction="unwound:" \
                id="g2"/></connections></viewController><exit id="x" userLabel="Exit" sceneMemberID="exit"/>
                """)
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            let root = try #require(navigation.topViewController)
            UIView.performWithoutAnimation { root.performSegue(withIdentifier: "next", sender: nil) }
            let detail = try #require(navigation.topViewController)
            #expect(detail !== root)
            _ = Journal.take()
            UIView.performWithoutAnimation { detail.performSegue(withIdentifier: "back", sender: nil) }
            #expect(Journal.take() == ["unwound from UIViewController"])
            #expect(navigation.viewControllers == [root])
        }

        @Test func containerViewsEmbedTheirControllerBeforeViewDidLoad() throws {
            let storyboard = try storyboard(
                """
                <viewController id="a" \(custom("JournalController")) sceneMemberID="viewController"><view key="view" id="v">
                <rect key="frame" x="0" y="0" width="100" height="100"/><subviews><containerView id="k" tag="3">
                <rect key="frame" x="10" y="10" width="50" height="60"/><connections><segue destination="b" kind="embed" identifier="inside" id="g"/>
                </connections></containerView></subviews></view></viewController>
                """,
                "<viewController id=\"b\" title=\"Child\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v2\"/></viewController>"
            )
            let controller = try #require(storyboard.instantiateInitialViewController())
            _ = Journal.take()
            controller.loadViewIfNeeded()
            #expect(Journal.take() == ["prepare inside to UIViewController", "didLoad first=false many=0"])
            let child = try #require(controller.children.first)
            #expect(child.title == "Child")
            #expect(child.view.superview === controller.view.viewWithTag(3))
            #expect(child.view.frame.size == CGSize(width: 50, height: 60))
        }

        @Test func aControllerNeverContainsItself() throws {
            let storyboard = try storyboard(
                """
                <navigationController id="a" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="g"/></connections></navigationController>
                """,
                """
                <viewController id="b" storyboardIdentifier="B" sceneMemberID="viewController"><view key="view" id="v"><subviews><containerView id="k">
                <connections><segue destination="c" kind="embed" id="g1"/></connections></containerView></subviews></view></viewController>
                """,
                """
                <viewController id="c" sceneMemberID="viewController"><view key="view" id="v2"><subviews><containerView id="k2">
                <connections><segue destination="b" kind="embed" id="g2"/></connections></containerView></subviews></view></viewController>
                """)
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            #expect(navigation.viewControllers.isEmpty)
            let outer = storyboard.instantiateViewController(withIdentifier: "B")
            outer.loadViewIfNeeded()
            #expect(outer.children.count == 1)
            #expect(outer.children.first?.children.isEmpty == true)
        }

        @Test func storyboardReferencesLeadToOtherStoryboards() throws {
            let other = storyboardXML([
                "<viewController id=\"a\" title=\"There\" storyboardIdentifier=\"There\" sceneMemberID=\"viewController\"/>"
            ])
            let storyboard = try storyboard(
                """
                <navigationController id="a" sceneMemberID="viewController"><connections>
                <segue destination="b" kind="relationship" relationship="rootViewController" id="g"/></connections></navigationController>
                """,
                "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"There\" id=\"b\" sceneMemberID=\"viewController\"/>",
                others: ["Other.storyboard": other])
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            #expect(navigation.topViewController?.title == "There")
        }

        @Test func runtimeAttributesAreSetThroughKeyPaths() throws {
            let storyboard = try storyboard(
                """
                <viewController id="a" \(custom("JournalController")) sceneMemberID="viewController"><view key="view" id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="unheardOf"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes></view><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="mood"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes></viewController>
                """)
            let controller = try #require(storyboard.instantiateInitialViewController() as? JournalController)
            #expect(controller.mood == 4)
            #expect(controller.view.layer.cornerRadius == 6)
        }

        @Test func unknownClassesBecomeTheirBaseAndTheRestLoads() throws {
            let storyboard = try storyboard(
                """
                <viewController id="a" customClass="Nobody" customModule="Nowhere" sceneMemberID="viewController"><view key="view" id="v"><subviews>
                <hologramView id="h" tag="5"/><view id="w" tag="6" customClass="Ghost"/></subviews></view></viewController>
                """)
            let controller = try #require(storyboard.instantiateInitialViewController())
            #expect(type(of: controller) == UIViewController.self)
            #expect(controller.view.viewWithTag(5) != nil)
            #expect(controller.view.viewWithTag(6) != nil)
        }

        @Test func textsAreThoseOfTheLanguage() throws {
            let fixture = try BundleFixture([
                "Base.lproj/Main.storyboard": storyboardXML(["<viewController id=\"a\" title=\"Hello\" sceneMemberID=\"viewController\"/>"]
                ),
                "en.lproj/Main.strings": "\"a.title\" = \"Good day\";",
            ])
            #expect(UIStoryboard(name: "Main", bundle: fixture.bundle).instantiateInitialViewController()?.title == "Good day")
        }

        @Test func prototypeCellsAreMadeAnewEachTime() throws {
            let storyboard = try storyboard(
                """
                <collectionViewController id="a" sceneMemberID="viewController"><collectionView key="view" dataMode="prototypes" id="v">
                <rect key="frame" x="0" y="0" width="100" height="100"/><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" id="f">
                <size key="itemSize" width="20" height="30"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="Cell" id="c" \
                \(custom("JournalCell"))><rect key="frame" x="0" y="0" width="20" height="30"/><view key="contentView"><subviews><view id="w" tag="9"/></subviews>
                </view><connections><outlet property="label" destination="w" id="o"/></connections></collectionViewCell></cells></collectionView>
                </collectionViewController>
                """)
            let controller = try #require(storyboard.instantiateInitialViewController() as? UICollectionViewController)
            let view = try #require(controller.collectionView)
            let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
            #expect(layout.minimumLineSpacing == 3 && layout.itemSize == CGSize(width: 20, height: 30))
            _ = Journal.take()
            let first = UINib.cell(view, "Cell")
            let second = UINib.cell(view, "Cell")
            #expect(first !== second)
            #expect(Journal.take() == ["cell awake label=true", "cell awake label=true"])
            #expect(first?.contentView.viewWithTag(9) != nil)
            #expect(first?.reuseIdentifier == "Cell")
        }

        @Test func nothingKeepsAControllerAlive() throws {
            let storyboard = try storyboard(
                """
                <viewController id="a" \(custom("JournalController")) sceneMemberID="viewController"><view key="view" id="v"><subviews><control id="k">
                <connections><segue destination="a" kind="show" identifier="next" id="g1"/><action selector="pressed:" destination="a" \
                eventType="touchUpInside" id="c"/></connections></control></subviews></view><connections><outlet property="button" destination="k" id="c1"/>
                <segue destination="a" kind="show" identifier="manual" id="g3"/></connections></viewController>
                """)
            weak var loaded: UIViewController?
            weak var unloaded: UIViewController?
            do {
                let controller = try #require(storyboard.instantiateInitialViewController())
                controller.loadViewIfNeeded()
                loaded = controller
                unloaded = storyboard.instantiateInitialViewController()
            }
            #expect(loaded == nil)
            #expect(unloaded == nil)
        }
    }
}

extension UINib {
    /// A new cell of a collection view that shows nothing yet.
    @MainActor
    static func cell(_ view: UICollectionView, _ identifier: String) -> UICollectionViewCell? {
        view.dequeueReusableCell(withReuseIdentifier: identifier, for: IndexPath(item: 0, section: 0))
    }
}
