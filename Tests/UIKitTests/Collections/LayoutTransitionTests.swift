import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class LayoutTransitionTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var made: UICollectionViewTransitionLayout?
        var usesOwn = false
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
            let layout = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
            made = layout
            return layout
        }
    }

    private let source = Source()
    private let small = UICollectionViewFlowLayout()
    private let large = UICollectionViewFlowLayout()
    private lazy var list: UICollectionView = {
        small.itemSize = CGSize(width: 50, height: 50)
        large.itemSize = CGSize(width: 300, height: 100)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: small)
        list.contentInsetAdjustmentBehavior = .never
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        list.delegate = source
        return list
    }()
    private lazy var stage: Stage = {
        let controller = UIViewController()
        controller.view.addSubview(list)
        return Stage(controller)
    }()

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    private func frame(_ layout: UICollectionViewLayout, _ item: Int) -> CGRect { layout.layoutAttributesForItem(at: path(item))!.frame }

    @Test func cellsAreAsFarOnTheirWayAsTheProgressSays() throws {
        _ = stage
        let start = frame(small, 1)
        let transition = list.startInteractiveTransition(to: large)
        #expect(list.collectionViewLayout === transition)
        #expect(source.made === transition)
        let end = frame(large, 1)
        #expect(start != end)
        transition.transitionProgress = 0.25
        transition.invalidateLayout()
        stage.settle()
        let cell = try #require(list.cellForItem(at: path(1)))
        #expect(abs(cell.frame.midX - (start.midX + (end.midX - start.midX) / 4)) < 0.01)
        #expect(abs(cell.frame.midY - (start.midY + (end.midY - start.midY) / 4)) < 0.01)
        #expect(abs(cell.frame.width - (start.width + (end.width - start.width) / 4)) < 0.01)
        list.cancelInteractiveTransition()
        stage.advance(1)
    }

    @Test func aFinishedTransitionLeavesTheNewLayout() {
        _ = stage
        var told: [Bool] = []
        let transition = list.startInteractiveTransition(to: large) { told = [$0, $1] }
        transition.transitionProgress = 0.6
        transition.invalidateLayout()
        stage.settle()
        list.finishInteractiveTransition()
        #expect(told.isEmpty)
        stage.advance(1)
        #expect(told == [true, true])
        #expect(list.collectionViewLayout === large)
        #expect(small.collectionView == nil)
        #expect(list.cellForItem(at: path(2))?.frame == frame(large, 2))
        #expect(list.contentSize == large.collectionViewContentSize)
    }

    @Test func aCancelledTransitionGoesBack() {
        _ = stage
        var told: [Bool] = []
        let transition = list.startInteractiveTransition(to: large) { told = [$0, $1] }
        transition.transitionProgress = 0.6
        transition.invalidateLayout()
        stage.settle()
        list.cancelInteractiveTransition()
        stage.advance(1)
        #expect(told == [true, false])
        #expect(list.collectionViewLayout === small)
        #expect(large.collectionView == nil)
        #expect(list.cellForItem(at: path(2))?.frame == frame(small, 2))
        // Another one may follow.
        _ = list.startInteractiveTransition(to: large)
        list.finishInteractiveTransition()
        stage.advance(1)
        #expect(list.collectionViewLayout === large)
    }

    @Test func theLayoutsOfATransitionAreFreed() {
        _ = stage
        weak var weakTransition: UICollectionViewTransitionLayout?
        weak var weakLayout: UICollectionViewLayout?
        do {
            let other = UICollectionViewFlowLayout()
            weakLayout = other
            let transition = list.startInteractiveTransition(to: other)
            weakTransition = transition
            source.made = nil
            list.cancelInteractiveTransition()
            stage.advance(1)
        }
        #expect(weakTransition == nil)
        #expect(weakLayout == nil)
    }

    @Test func theLayoutDecidesWhereAnItemUnderAFingerGoes() {
        final class Fixed: UICollectionViewFlowLayout {
            var contexts: [[IndexPath]] = []
            var ended: [Bool] = []
            override func targetIndexPath(
                forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
            ) -> IndexPath { IndexPath(item: 3, section: 0) }
            override func layoutAttributesForInteractivelyMovingItem(
                at indexPath: IndexPath, withTargetPosition position: CGPoint
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
                attributes.alpha = 0.5
                return attributes
            }
            override func invalidationContext(
                forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
                previousIndexPaths: [IndexPath], previousPosition: CGPoint
            ) -> UICollectionViewLayoutInvalidationContext {
                contexts.append(targetIndexPaths)
                return super.invalidationContext(
                    forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
                    previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
            }
            override func invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
            ) -> UICollectionViewLayoutInvalidationContext {
                ended.append(movementCancelled)
                return super.invalidationContextForEndingInteractiveMovementOfItems(
                    toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
            }
        }
        let layout = Fixed()
        layout.itemSize = CGSize(width: 50, height: 50)
        list.collectionViewLayout = layout
        _ = stage
        let cell = list.cellForItem(at: path(0))
        #expect(list.beginInteractiveMovementForItem(at: path(0)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 70, y: 60))
        stage.settle()
        #expect(layout.contexts == [[path(3)]])
        #expect(cell?.center == CGPoint(x: 70, y: 60))
        #expect(cell?.alpha == 0.5)
        list.cancelInteractiveMovement()
        stage.advance(1)
        #expect(layout.ended == [true])
        #expect(cell?.alpha == 1)
        #expect(list.cellForItem(at: path(0)) === cell)
    }
}
