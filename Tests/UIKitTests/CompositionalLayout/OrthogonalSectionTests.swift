import Sessions
import Testing
import UIKit

/// Sections that scroll across the direction of their layout.
@MainActor @Suite(.session)
struct OrthogonalSectionTests {
    private func stage(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 200, counts: [Int] = [10, 2]
    ) -> CompositionalStage {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: .init(.absolute(width), .absolute(80)), subitems: [.init(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: counts)
        stage.show()
        return stage
    }

    private func scroller(_ stage: CompositionalStage, _ item: Int = 0, _ section: Int = 0) -> UIScrollView {
        stage.list.cellForItem(at: IndexPath(item: item, section: section))!.superview as! UIScrollView
    }

    private func swipe(_ stage: CompositionalStage, from x: CGFloat, to end: CGFloat, over seconds: Double) {
        let origin = stage.list.convert(CGPoint.zero, to: nil)
        let y = origin.y + 40
        let steps = 10
        stage.stage.drag(
            (0...steps).map { CGPoint(x: origin.x + x + (end - x) * CGFloat($0) / CGFloat(steps), y: y) }, over: seconds)
        stage.stage.advance(3)
        stage.list.layoutIfNeeded()
    }

    @Test func groupsLieBesideEachOtherAndTheSectionIsAsHighAsOne() {
        let stage = stage(.continuous)
        #expect(stage.frame(1) == box(230, 5, 200, 80))
        #expect(stage.frame(0, 1) == box(20, 95, 200, 80))
        #expect(stage.list.contentSize == CGSize(width: 300, height: 180))
        #expect(scroller(stage).frame == box(0, 5, 300, 80))
        #expect(scroller(stage).contentSize == CGSize(width: 2130, height: 80))
    }

    @Test func onlyWhatIsSeenOfTheSectionHasCells() {
        let stage = stage(.continuous)
        #expect(stage.list.indexPathsForVisibleItems == [[0, 0], [0, 1], [1, 0], [1, 1]])
        scroller(stage).contentOffset.x = 440
        stage.list.layoutIfNeeded()
        #expect(stage.list.indexPathsForVisibleItems == [[0, 2], [0, 3], [1, 0], [1, 1]])
        #expect(stage.list.cellForItem(at: [0, 2])?.frame == box(440, 0, 200, 80))
    }

    @Test func aFingerScrollsTheSectionAlone() {
        let stage = stage(.continuous)
        swipe(stage, from: 250, to: 100, over: 0.5)
        #expect(scroller(stage, stage.list.indexPathsForVisibleItems[0].item).contentOffset.x > 100)
        #expect(stage.list.contentOffset == .zero)
        #expect(scroller(stage, 0, 1).contentOffset.x == 0)
    }

    @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered])
    func aFlickTurnsOneGroup(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
        let stage = stage(behavior)
        let view = scroller(stage)
        // In the middle, the first group has 50 points at either side; its inset gives 20 of them.
        #expect(view.contentOffset.x == (behavior == .groupPaging ? 0 : -30))
        swipe(stage, from: 280, to: 20, over: 0.1)
        #expect(view.contentOffset.x == (behavior == .groupPaging ? 210 : 180))
        swipe(stage, from: 20, to: 280, over: 0.1)
        #expect(view.contentOffset.x == (behavior == .groupPaging ? 0 : -30))
    }

    @Test func freeScrollingEndsWhereAGroupBegins() {
        let stage = stage(.continuousGroupLeadingBoundary)
        let view = scroller(stage)
        swipe(stage, from: 280, to: 20, over: 0.2)
        #expect(view.contentOffset.x > 210)
        #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 210) == 0)
    }

    @Test func pagesAreAsWideAsWhatIsSeen() {
        let stage = stage(.paging)
        let view = scroller(stage)
        swipe(stage, from: 280, to: 20, over: 0.1)
        #expect(view.contentOffset.x == 300)
    }

    @Test func aTapSelectsACellOfTheSection() {
        let stage = stage(.continuous)
        scroller(stage).contentOffset.x = 440
        stage.list.layoutIfNeeded()
        stage.stage.tap(stage.list.convert(CGPoint(x: 100, y: 40), to: nil))
        #expect(stage.list.indexPathsForSelectedItems == [[0, 2]])
        #expect(stage.list.indexPathForItem(at: CGPoint(x: 100, y: 40)) == [0, 2])
    }

    @Test func anItemIsScrolledIntoSight() {
        let stage = stage(.continuous)
        stage.list.scrollToItem(at: [0, 7], at: .centeredHorizontally, animated: false)
        stage.list.layoutIfNeeded()
        #expect(stage.list.cellForItem(at: [0, 7]) != nil)
        #expect(scroller(stage, 7).contentOffset.x == 1440)
        #expect(stage.list.contentOffset == .zero)
    }

    @Test func aSectionKeepsItsPlaceWhenOneIsPutBeforeIt() {
        let stage = stage(.continuous)
        scroller(stage).contentOffset.x = 440
        stage.list.layoutIfNeeded()
        stage.list.performBatchUpdates {
            stage.counts = [3, 10, 2]
            stage.list.insertSections([0])
        }
        stage.stage.advance(1)
        stage.list.layoutIfNeeded()
        #expect(stage.list.cellForItem(at: [1, 2]) != nil && stage.list.cellForItem(at: [1, 0]) == nil)
        #expect(stage.list.cellForItem(at: [0, 0]) != nil)
    }

    @Test func aLayoutThatIsReplacedTakesItsScrollersAway() {
        let stage = stage(.continuous)
        weak let view = scroller(stage)
        let flow = UICollectionViewFlowLayout()
        stage.list.setCollectionViewLayout(flow, animated: false)
        stage.list.layoutIfNeeded()
        #expect(stage.list.cellForItem(at: [0, 0])?.superview === stage.list)
        #expect(view?.superview == nil)
    }

    @Test func readingFromRightToLeftBeginsAtTheRight() {
        let stage = stage(.continuous)
        stage.list.semanticContentAttribute = .forceRightToLeft
        stage.list.collectionViewLayout.invalidateLayout()
        stage.list.reloadData()
        stage.list.layoutIfNeeded()
        #expect(stage.frame(0) == box(2130 - 220, 5, 200, 80))
    }

    @Test func cellsOfASectionAreUsedAgainOutsideOfIt() {
        let across = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: .init(.absolute(200), .absolute(80)), subitems: [.init(.fractionalWidth(1), .fractionalHeight(1))]))
        across.orthogonalScrollingBehavior = .continuous
        across.contentInsets.top = 33
        let down = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: .init(.fractionalWidth(1), .absolute(100)), subitems: [.init(.fractionalWidth(1), .fractionalHeight(1))]))
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? across : down }
        let stage = CompositionalStage(layout, counts: [10, 50])
        stage.show()
        for offset in [400, 0, 500, 30] as [CGFloat] {
            stage.list.contentOffset.y = offset
            stage.list.layoutIfNeeded()
            for cell in stage.list.visibleCells {
                let path = stage.list.indexPath(for: cell)!
                #expect(cell.convert(cell.bounds, to: stage.list) == stage.frame(path.item, path.section))
            }
        }
    }
}
