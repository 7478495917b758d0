import Sessions
import Testing
import UIKit

/// Where groups put their items.
@MainActor @Suite(.session)
struct CompositionalGroupTests {
    private func frames(_ group: NSCollectionLayoutGroup, _ count: Int) -> [CGRect] {
        let stage = CompositionalStage(NSCollectionLayoutSection(group: group), count)
        stage.show()
        return (0..<count).map { stage.frame($0)! }
    }

    private let row = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60))

    @Test func aRowIsFilledWithItsItemAgainAndAgain() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [.init(.fractionalWidth(1 / 3), .fractionalHeight(1))])
        #expect(
            frames(group, 5) == [
                box(0, 0, 100, 60), box(100, 0, 100, 60), box(200, 0, 100, 60), box(0, 60, 100, 60), box(100, 60, 100, 60),
            ])
    }

    @Test func absoluteItemsLeaveWhatTheyDoNotFill() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [.init(.absolute(140), .absolute(40))])
        #expect(frames(group, 3) == [box(0, 0, 140, 40), box(140, 0, 140, 40), box(0, 60, 140, 40)])
    }

    @Test func anItemThatDoesNotFitIsAloneInItsGroup() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [.init(.absolute(400), .absolute(40))])
        #expect(frames(group, 2) == [box(0, 0, 400, 40), box(0, 60, 400, 40)])
    }

    @Test func countedItemsShareTheWidthWhateverTheySay() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitem: .init(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        group.interItemSpacing = .fixed(20)
        #expect(frames(group, 3) == [box(0, 0, 140, 60), box(160, 0, 140, 60), box(0, 60, 140, 60)])
    }

    @Test func repeatedItemsKeepTheirWidth() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, repeatingSubitem: .init(.absolute(50), .fractionalHeight(1)), count: 2)
        #expect(frames(group, 3) == [box(0, 0, 50, 60), box(50, 0, 50, 60), box(0, 60, 50, 60)])
    }

    @Test func countedItemsShareTheHeightOfAColumn() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(.absolute(100), .absolute(90)), subitem: .init(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
        #expect(frames(group, 4) == [box(0, 0, 100, 30), box(0, 30, 100, 30), box(0, 60, 100, 30), box(0, 90, 100, 30)])
    }

    @Test func groupsAreItemsOfGroups() {
        let leading = NSCollectionLayoutItem(.fractionalWidth(0.7), .fractionalHeight(1))
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: .init(.fractionalWidth(1), .fractionalHeight(1)),
            count: 2)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [leading, trailing])
        #expect(
            frames(group, 4) == [box(0, 0, 210, 60), box(210, 0, 90, 30), box(210, 30, 90, 30), box(0, 60, 210, 60)])
    }

    @Test func insetsMakeTheContentSmallerNotTheRoom() {
        let item = NSCollectionLayoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 50, bottom: 10, trailing: 50)
        #expect(frames(group, 2) == [box(52, 11, 94, 36), box(152, 11, 94, 36)])
    }

    @Test func insetsAreNotHeededWhereTheContentSaysHowLongItIs() {
        let item = NSCollectionLayoutItem(.fractionalWidth(1), .estimated(60))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(.fractionalWidth(1), .estimated(60)), subitems: [item])
        #expect(frames(group, 1) == [box(5, 0, 290, 60)])
    }

    @Test func flexibleSpaceTakesWhatIsLeft() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [.init(.absolute(80), .absolute(60))])
        group.interItemSpacing = .flexible(10)
        // Two gaps share the 60 points that three items leave; a row that is not full has its columns where the others have them.
        #expect(
            frames(group, 4) == [box(0, 0, 80, 60), box(110, 0, 80, 60), box(220, 0, 80, 60), box(0, 60, 80, 60)])
    }

    @Test func edgeSpacingPushesItemsApart() {
        let item = NSCollectionLayoutItem(.absolute(60), .absolute(20))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: .init(.absolute(60), .absolute(20)), count: 1)
        #expect(group.subitems.count == 1)
        let alone = NSCollectionLayoutGroup.horizontal(layoutSize: row, repeatingSubitem: item, count: 1)
        #expect(frames(alone, 1) == [box(120, 5, 60, 20)])
    }

    @Test func flexibleSpaceAboveAndBelowCentresAnItem() {
        let item = NSCollectionLayoutItem(.absolute(60), .absolute(20))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
        #expect(frames(group, 1) == [box(0, 20, 60, 20)])
    }

    @Test func aCustomGroupHasItsItemsWhereTheAppSays() {
        var asked: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: .init(.fractionalWidth(1), .absolute(100))) { environment in
            asked.append(environment.container.effectiveContentSize)
            return [.init(frame: box(10, 10, 20, 20)), .init(frame: box(100, 50, 30, 30), zIndex: 4)]
        }
        let stage = CompositionalStage(NSCollectionLayoutSection(group: group), 3)
        stage.show()
        #expect((0..<3).map { stage.frame($0) } == [box(10, 10, 20, 20), box(100, 50, 30, 30), box(10, 110, 20, 20)])
        #expect(stage.list.layoutAttributesForItem(at: [0, 1])?.zIndex == 4)
        #expect(asked.allSatisfy { $0 == CGSize(width: 300, height: 100) } && asked.count == 2)
    }

    @Test func fractionsOfTheHeightAreOfTheVisibleHeight() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(.fractionalWidth(1), .fractionalHeight(0.5)), subitems: [.init(.fractionalWidth(1), .fractionalHeight(1))])
        #expect(frames(group, 2) == [box(0, 0, 300, 300), box(0, 300, 300, 300)])
    }

    @Test func fractionsOfTheWidthMakeSquares() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(.fractionalWidth(1), .fractionalWidth(0.25)),
            subitems: [.init(.fractionalWidth(0.25), .fractionalHeight(1))])
        #expect(frames(group, 2) == [box(0, 0, 75, 75), box(75, 0, 75, 75)])
    }

    @Test func whatIsAttachedHangsOnItsAnchor() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let below = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(.fractionalWidth(1), .absolute(10)), elementKind: "line",
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 2)),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        let item = NSCollectionLayoutItem(
            layoutSize: .init(.absolute(100), .absolute(60)), supplementaryItems: [badge, below])
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
        let stage = CompositionalStage(section, 5, kinds: ["badge", "line"])
        stage.show()
        #expect(stage.frame("badge", 1) == box(190, -10, 20, 20))
        #expect(stage.frame("line", 4) == box(100, 122, 100, 10))
        #expect(stage.list.supplementaryView(forElementKind: "badge", at: [0, 4])?.frame == box(190, 50, 20, 20))
    }

    @Test func anEmptyGroupShowsNothing() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [])
        let stage = CompositionalStage(NSCollectionLayoutSection(group: group), 3)
        stage.show()
        #expect(stage.list.visibleCells.isEmpty)
    }

    @Test func dimensionsSayWhatTheyAre() {
        let width = NSCollectionLayoutDimension.fractionalWidth(0.5)
        #expect(width.isFractionalWidth && !width.isFractionalHeight && !width.isAbsolute && !width.isEstimated && width.dimension == 0.5)
        #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 3).isUniformAcrossSiblings)
        #expect(NSCollectionLayoutDimension.absolute(3) == .absolute(3) && NSCollectionLayoutDimension.absolute(3) != .estimated(3))
        #expect(NSCollectionLayoutSpacing.flexible(2).isFlexible && NSCollectionLayoutSpacing.fixed(2).isFixed)
    }

    @Test func aSubclassIsMadeByAnInitializerOfItsOwn() {
        final class OwnLayout: UICollectionViewCompositionalLayout {
            init(count: Int) {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(count)))
                super.init(
                    section: NSCollectionLayoutSection(
                        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
            }
            required init?(coder: NSCoder) { nil }
        }
        final class OtherLayout: UICollectionViewCompositionalLayout {
            init(direction: UICollectionView.ScrollDirection) {
                super.init { _, _ in nil }
                configuration.scrollDirection = direction
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(OwnLayout(count: 40).configuration.scrollDirection == .vertical)
        #expect(OtherLayout(direction: .horizontal).configuration.scrollDirection == .horizontal)
    }
}
