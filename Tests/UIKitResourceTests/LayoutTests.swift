import Foundation
import Testing
import UIKit

extension DocumentLoading {
    @MainActor @Suite final class LayoutTests {
        private var fixtures: [BundleFixture] = []

        private func view(_ content: String, guides: String = "", width: CGFloat = 200, height: CGFloat = 400) throws -> UIView {
            let scene = """
                <viewController id="a" sceneMemberID="viewController">\(guides)<view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
                \(content)</view></viewController>
                """
            let fixture = try BundleFixture(["Main.storyboard": storyboardXML([scene])])
            fixtures.append(fixture)
            let controller = try #require(UIStoryboard(name: "Main", bundle: fixture.bundle).instantiateInitialViewController())
            let view = try #require(controller.view)
            view.frame = CGRect(x: 0, y: 0, width: width, height: height)
            view.layoutIfNeeded()
            held.append(controller)
            return view
        }
        private var held: [UIViewController] = []

        @Test func constraintsPlaceViews() throws {
            let view = try view(
                """
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w" tag="1"><rect key="frame" x="9" y="9" width="9" height="9"/>
                <constraints><constraint firstAttribute="height" constant="30" id="c1"/></constraints></view></subviews>
                <viewLayoutGuide key="safeArea" id="sa"/><constraints>
                <constraint firstItem="w" firstAttribute="leading" secondItem="sa" secondAttribute="leading" constant="20" id="c2"/>
                <constraint firstItem="sa" firstAttribute="trailing" secondItem="w" secondAttribute="trailing" constant="10" id="c3"/>
                <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="height" multiplier="1:4" id="c4"/>
                <constraint firstItem="w" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" multiplier="1/2" id="c5"/>
                <constraint firstItem="w" firstAttribute="width" constant="5" placeholder="YES" id="c6"/></constraints>
                """.replacingOccurrences(
                    of:
                        "<constraint firstItem=\"w\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"height\" multiplier=\"1:4\" id=\"c4\"/>",
                    with: ""))
            let inner = try #require(view.viewWithTag(1))
            #expect(inner.frame == CGRect(x: 20, y: 85, width: 170, height: 30))
        }

        @Test func marginsFollowTheWidthThatReadsWell() throws {
            let content = """
                <subviews><view layoutMarginsFollowReadableWidth="YES" id="w" tag="1"><rect key="frame" x="0" y="0" width="1000" height="9"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews>
                """
            let inner = try #require(view(content, width: 100).viewWithTag(1))
            #expect(inner.bounds.width == 1000 && inner.layoutMargins.left == 164 && inner.layoutMarginsGuide.layoutFrame.width == 672)
            inner.frame.size.width = 1200
            #expect(inner.layoutMarginsGuide.layoutFrame.minX == 264 && inner.layoutMarginsGuide.layoutFrame.width == 672)
            inner.frame.size.width = 400
            #expect(inner.layoutMargins.left == 8)
        }

        @Test func priorityIdentifierAndRelationAreKept() throws {
            let view = try view(
                """
                <constraints><constraint firstAttribute="width" relation="greaterThanOrEqual" constant="40" priority="750" identifier="wide" id="c"/></constraints>
                """)
            let constraint = try #require(view.constraints.first { $0.identifier == "wide" })
            #expect(constraint.priority == .defaultHigh && constraint.relation == .greaterThanOrEqual && constraint.constant == 40)
        }

        @Test func theOldGuidesBoundTheContent() throws {
            let view = try view(
                """
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w" tag="1"/></subviews><constraints>
                <constraint firstItem="w" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="5" id="c1"/>
                <constraint firstItem="bottom" firstAttribute="top" secondItem="w" secondAttribute="bottom" constant="7" id="c2"/>
                <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
                <constraint firstItem="w" firstAttribute="width" constant="50" id="c4"/></constraints>
                """,
                guides: """
                    <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
                    """)
            #expect(view.viewWithTag(1)?.frame == CGRect(x: 0, y: 5, width: 50, height: 388))
        }

        @Test func stackViewsArrangeTheirViewsInOrder() throws {
            let view = try view(
                """
                <subviews><stackView axis="vertical" distribution="fillEqually" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="s" tag="1"><subviews>
                <view id="x" tag="2"/><view id="y" tag="3"/></subviews></stackView></subviews><constraints>
                <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
                <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="c2"/>
                <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
                <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c4"/></constraints>
                """)
            let stack = try #require(view.viewWithTag(1) as? UIStackView)
            #expect(stack.arrangedSubviews.map(\.tag) == [2, 3])
            #expect(view.viewWithTag(3)?.frame == CGRect(x: 0, y: 205, width: 200, height: 195))
        }

        @Test func stackViewsHaveTheirSecondNamesAndTheMarginsThatAreSetThere() throws {
            let view = try view(
                """
                <subviews><stackView axis="vertical" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="s" tag="1"><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="x" tag="2"><constraints>
                <constraint firstAttribute="width" constant="50" id="c5"/><constraint firstAttribute="height" constant="30" id="c6"/></constraints>
                </view></subviews><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
                <stackView alignment="bottom" id="t" tag="3"><directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/>
                </stackView><stackView id="u" tag="4"/></subviews><constraints>
                <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
                <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
                <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c4"/></constraints>
                """)
            let stack = try #require(view.viewWithTag(1) as? UIStackView)
            #expect(stack.alignment == .leading && stack.isLayoutMarginsRelativeArrangement)
            #expect(view.viewWithTag(2)?.frame == CGRect(x: 2, y: 1, width: 50, height: 30) && stack.frame.height == 34)
            let second = try #require(view.viewWithTag(3) as? UIStackView)
            #expect(second.alignment == .trailing && second.isLayoutMarginsRelativeArrangement && second.layoutMargins.bottom == 7)
            #expect((view.viewWithTag(4) as? UIStackView)?.isLayoutMarginsRelativeArrangement == false)
        }

        @Test func aViewThatNothingPlacesStaysWhereItIsDrawn() throws {
            let view = try view(
                """
                <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="w" tag="1">
                <rect key="frame" x="11" y="12" width="13" height="14"/></view></subviews>
                """)
            #expect(view.viewWithTag(1)?.frame == CGRect(x: 11, y: 12, width: 13, height: 14))
        }

        @Test func constraintsAreOutlets() throws {
            final class Holder: NSObject { var constraint: NSLayoutConstraint? }
            ClassRegistry.register(Holder.self) { description in
                description.property(
                    "constraint", get: { ($0 as! Holder).constraint }, set: { ($0 as! Holder).constraint = $1 as? NSLayoutConstraint })
            }
            let owner = Holder()
            let text = xibXML(
                owner: "<connections><outlet property=\"constraint\" destination=\"c\" id=\"o\"/></connections>",
                "<view id=\"v\"><constraints><constraint firstAttribute=\"width\" constant=\"77\" id=\"c\"/></constraints></view>")
            let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
            #expect(owner.constraint?.constant == 77)
            #expect(owner.constraint?.firstItem === made.first as AnyObject?)
        }

        @Test func sizeClassesDecideOnViewsConstraintsAndValuesAsTheyChange() throws {
            let view = try view(
                """
                <subviews><view id="w" tag="1"/><view id="x" tag="2"/></subviews><constraints><constraint firstAttribute="width" identifier="varied" priority="1" id="c">
                <variation key="heightClass=compact" constant="5"/></constraint><constraint firstAttribute="height" identifier="regular" priority="1" id="d"/></constraints>
                <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation>
                <variation key="heightClass=compact" alpha="0.5"><mask key="subviews"><include reference="w"/></mask>
                <mask key="constraints"><exclude reference="d"/></mask></variation>
                """)
            let controller = try #require(held.last)
            func look() -> [String] {
                [
                    view.subviews.map { "\($0.tag)" }.joined(separator: ","), "\(view.alpha)",
                    "\(view.constraints.first { $0.identifier == "varied" }?.constant ?? -1)",
                    "\(view.constraints.contains { $0.identifier == "regular" })",
                ]
            }
            #expect(look() == ["2", "1.0", "0.0", "true"])
            let parent = UIViewController()
            parent.addChild(controller)
            parent.view.addSubview(view)
            parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: controller)
            #expect(look() == ["1,2", "0.5", "5.0", "false"])
            parent.setOverrideTraitCollection(nil, forChild: controller)
            #expect(look() == ["2", "1.0", "0.0", "true"])
        }
    }
}
