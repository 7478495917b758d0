import Sessions
import Testing
import UIKit

/// How sections follow each other, and what lies at their boundaries.
@MainActor @Suite(.session)
struct CompositionalSectionTests {
    private func section(_ height: CGFloat = 60) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: .init(.fractionalWidth(1), .absolute(height)), subitems: [.init(.fractionalWidth(0.5), .fractionalHeight(1))]))
    }

    private func header(_ height: CGFloat = 30, _ alignment: NSRectAlignment = .top) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(.fractionalWidth(1), .absolute(height)),
            elementKind: alignment == .top ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
            alignment: alignment)
    }

    private let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]

    @Test func insetsAndSpacesSeparateGroups() {
        let section = section()
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
        section.interGroupSpacing = 8
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 100
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let stage = CompositionalStage(layout, counts: [3, 1])
        stage.show()
        #expect(stage.frame(1) == box(145, 5, 135, 60))
        #expect(stage.frame(2) == box(10, 73, 135, 60))
        #expect(stage.frame(0, 1) == box(10, 245, 135, 60))
        #expect(stage.list.contentSize == CGSize(width: 300, height: 312))
    }

    @Test func headersAndFootersMakeRoom() {
        let section = section()
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        section.boundarySupplementaryItems = [header(), header(20, .bottom)]
        let stage = CompositionalStage(section, 2, kinds: kinds)
        stage.show()
        #expect(stage.frame(kinds[0]) == box(10, 0, 280, 30))
        #expect(stage.frame(0) == box(10, 35, 140, 60))
        #expect(stage.frame(kinds[1]) == box(10, 100, 280, 20))
        #expect(stage.list.contentSize.height == 120)
        section.supplementariesFollowContentInsets = false
        stage.list.collectionViewLayout.invalidateLayout()
        #expect(stage.frame(kinds[0]) == box(0, 0, 300, 30))
    }

    @Test func whatDoesNotExtendTheBoundaryLiesOverTheContent() {
        let section = section()
        let over = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(.absolute(40), .absolute(10)), elementKind: "over", alignment: .topTrailing,
            absoluteOffset: CGPoint(x: -5, y: 3))
        over.extendsBoundary = false
        section.boundarySupplementaryItems = [over]
        let stage = CompositionalStage(section, 2, kinds: ["over"])
        stage.show()
        #expect(stage.frame("over") == box(255, 3, 40, 10))
        #expect(stage.frame(0) == box(0, 0, 150, 60))
    }

    @Test func pinnedHeadersStayInSightAsLongAsTheirSection() {
        let section = section()
        let header = header()
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [40, 40], kinds: kinds)
        stage.show()
        #expect(stage.frame(kinds[0]) == box(0, 0, 300, 30))
        stage.list.contentOffset.y = 500
        #expect(stage.frame(kinds[0]) == box(0, 500, 300, 30))
        // A section is 30 + 20 × 60 points high.
        stage.list.contentOffset.y = 1220
        #expect(stage.frame(kinds[0]) == box(0, 1200, 300, 30))
        #expect(stage.frame(kinds[0], 0, 1) == box(0, 1230, 300, 30))
        #expect(stage.list.visibleSupplementaryViews(ofKind: kinds[0]).map(\.frame.minY) == [1200, 1230])
    }

    @Test func theLayoutHasAHeaderOfItsOwn() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(.fractionalWidth(1), .absolute(50)), elementKind: "all", alignment: .top)
        ]
        let stage = CompositionalStage(section(), 2, kinds: ["all"], configuration)
        stage.show()
        #expect(stage.frame(0) == box(0, 50, 150, 60))
        #expect(stage.list.supplementaryView(forElementKind: "all", at: IndexPath(index: 0))?.frame == box(0, 0, 300, 50))
    }

    @Test func aDecorationLiesBehindAllOfItsSection() {
        let section = section()
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.boundarySupplementaryItems = [header()]
        let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        decoration.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 4, bottom: 0, trailing: 4)
        section.decorationItems = [decoration]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Background.self, forDecorationViewOfKind: "back")
        let stage = CompositionalStage(layout, counts: [2, 2], kinds: kinds)
        stage.show()
        let backs = stage.list.subviews.compactMap { $0 as? Background }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(backs.map(\.frame) == [box(4, 30, 292, 80), box(4, 140, 292, 80)])
        #expect(backs.allSatisfy { $0.layer.zPosition < 0 })
    }

    @Test func sectionsAreMadeForTheRoomThereIs() {
        var asked: [(Int, CGSize)] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            asked.append((index, environment.container.contentSize))
            let columns = environment.container.effectiveContentSize.width > 400 ? 4 : 2
            return NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: .init(.fractionalWidth(1), .absolute(50)), subitem: .init(.fractionalWidth(1), .fractionalHeight(1)),
                    count: columns + index))
        }
        let stage = CompositionalStage(layout, counts: [4, 4])
        stage.show()
        #expect(asked.map(\.0) == [0, 1] && asked.allSatisfy { $0.1 == CGSize(width: 300, height: 600) })
        #expect(stage.frame(1, 1) == box(100, 100, 100, 50))
        stage.list.frame.size.width = 600
        #expect(stage.frame(3) == box(450, 0, 150, 50))
    }

    @Test func aHorizontalLayoutPutsSectionsSideBySide() {
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: .init(.absolute(100), .fractionalHeight(1)), subitem: .init(.fractionalWidth(1), .fractionalHeight(1)),
                count: 2))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.contentInsetsReference = .none
        configuration.interSectionSpacing = 5
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let stage = CompositionalStage(layout, counts: [3, 1])
        stage.show()
        #expect(stage.frame(1) == box(10, 300, 100, 300))
        #expect(stage.frame(2) == box(110, 0, 100, 300))
        #expect(stage.frame(0, 1) == box(235, 0, 100, 300))
        #expect(stage.list.contentSize == CGSize(width: 345, height: 600))
    }

    @Test func readingFromRightToLeftTurnsTheLayoutRound() {
        let section = section()
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
        let stage = CompositionalStage(section, 2)
        stage.list.semanticContentAttribute = .forceRightToLeft
        stage.show()
        #expect(stage.frame(0) == box(135, 0, 135, 60))
        #expect(stage.frame(1) == box(0, 0, 135, 60))
    }

    @Test func insetsBeginAtTheSafeArea() {
        let section = section()
        let stage = CompositionalStage(section, 2)
        stage.list.contentInsetAdjustmentBehavior = .automatic
        stage.show()
        stage.stage.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
        stage.list.superview?.layoutIfNeeded()
        stage.list.collectionViewLayout.invalidateLayout()
        let safe = stage.list.safeAreaInsets
        #expect(safe.left > 0)
        #expect(stage.frame(0)?.minX == safe.left)
        section.contentInsetsReference = .none
        stage.list.collectionViewLayout.invalidateLayout()
        #expect(stage.frame(0)?.minX == 0)
    }

    @Test func theAppHearsOfWhatIsSeenAndMayChangeIt() {
        let section = section()
        var seen: [[Int]] = []
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            seen.append(items.map(\.indexPath.item))
            offsets.append(offset.y)
            for item in items where item.indexPath.item == 0 { item.alpha = 0.25 }
        }
        let stage = CompositionalStage(section, 100)
        stage.show()
        #expect(seen.last?.prefix(3) == [0, 1, 2] && seen.last!.count >= 20)
        #expect(stage.list.cellForItem(at: [0, 0])?.alpha == 0.25 && stage.list.cellForItem(at: [0, 1])?.alpha == 1)
        stage.list.contentOffset.y = 90
        stage.list.layoutIfNeeded()
        #expect(offsets.last == 90 && seen.last?.first == 2)
    }

    @Test func changesAreAnimatedToTheirPlaces() {
        let stage = CompositionalStage(section(), 4)
        stage.show()
        stage.list.performBatchUpdates {
            stage.counts = [5]
            stage.list.insertItems(at: [[0, 0]])
        }
        #expect(stage.frame(4) == box(0, 120, 150, 60))
        #expect(stage.list.indexPathsForVisibleItems.count == 5)
    }

    @Test func aHundredThousandItemsAreWorkedOutByWhatIsSeen() {
        var made = 0
        let stage = CompositionalStage(section(), 100_000)
        stage.configure = { _, _ in made += 1 }
        stage.show()
        stage.list.contentOffset.y = 1_500_000
        stage.list.layoutIfNeeded()
        #expect(made < 60)
        #expect(stage.list.contentSize.height == 3_000_000)
        #expect(stage.list.indexPathsForVisibleItems.first == [0, 50_000])
        #expect(stage.frame(99_999) == box(150, 2_999_940, 150, 60))
    }

    @Test func sectionsThatAreAllAlikeAreWorkedOutOnceForEachNumberOfItems() {
        var asked = 0
        let group = NSCollectionLayoutGroup.custom(layoutSize: .init(.fractionalWidth(1), .absolute(50))) { _ in
            asked += 1
            return [.init(frame: box(0, 0, 50, 50))]
        }
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CompositionalStage(layout, counts: Array(repeating: 1, count: 100) + [2])
        stage.show()
        #expect(asked < 20, "three groups are different")
        #expect(stage.frame(0, 99) == box(0, 4950, 50, 50) && stage.frame(1, 100) == box(0, 5050, 50, 50))
    }

    @Test func aProviderIsAskedForEachSection() {
        let one = section()
        let layout = UICollectionViewCompositionalLayout { index, _ in
            one.contentInsets.top = CGFloat(index)
            return one
        }
        let stage = CompositionalStage(layout, counts: [1, 1, 1])
        stage.show()
        #expect((0..<3).map { stage.frame(0, $0)?.minY } == [0, 61, 123])
    }
}
