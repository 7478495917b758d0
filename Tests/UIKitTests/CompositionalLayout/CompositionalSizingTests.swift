import Sessions
import Testing
import UIKit

/// Sizes that follow from content.
@MainActor @Suite(.session)
struct CompositionalSizingTests {
    private func stage(
        _ group: NSCollectionLayoutGroup, _ count: Int, _ want: @escaping (MeasuredCell, Int) -> Void
    ) -> CompositionalStage {
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CompositionalStage(layout, counts: [count], cell: MeasuredCell.self)
        stage.configure = { cell, path in want(cell as! MeasuredCell, path.item) }
        stage.show()
        return stage
    }

    @Test func cellsSayHowHighTheyAre() {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
        let stage = stage(.vertical(layoutSize: size, subitems: [.init(layoutSize: size)]), 50) { cell, item in
            cell.want(height: CGFloat(20 + item))
        }
        #expect(stage.frame(0) == box(0, 0, 300, 20))
        #expect(stage.frame(1) == box(0, 20, 300, 21))
        #expect(stage.frame(2) == box(0, 41, 300, 22))
        // What nobody has seen is as high as estimated.
        let last = stage.list.indexPathsForVisibleItems.last!.item
        #expect(stage.frame(49)?.height == 44 && last < 49)
    }

    @Test func aRowIsAsHighAsItsHighestCell() {
        let item = NSCollectionLayoutItem(.fractionalWidth(0.5), .estimated(30))
        let stage = stage(.horizontal(layoutSize: .init(.fractionalWidth(1), .estimated(30)), subitems: [item]), 4) { cell, item in
            cell.want(height: [50, 80, 10, 20][item])
        }
        #expect(
            (0..<4).map { stage.frame($0)! } == [box(0, 0, 150, 50), box(150, 0, 150, 80), box(0, 80, 150, 10), box(150, 80, 150, 20)])
    }

    @Test func siblingsCanBeAsHighAsTheHighest() {
        let item = NSCollectionLayoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))
        let stage = stage(.horizontal(layoutSize: .init(.fractionalWidth(1), .estimated(30)), subitems: [item]), 2) { cell, item in
            cell.want(height: [50, 80][item])
        }
        #expect((0..<2).map { stage.frame($0)! } == [box(0, 0, 150, 80), box(150, 0, 150, 80)])
    }

    @Test func cellsOfTheirOwnWidthFillRows() {
        let item = NSCollectionLayoutItem(.estimated(50), .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(.fractionalWidth(1), .absolute(20)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        let stage = stage(group, 4) { cell, item in cell.want(width: [100, 120, 90, 40][item]) }
        #expect(
            (0..<4).map { stage.frame($0)! } == [box(0, 0, 100, 20), box(110, 0, 120, 20), box(0, 20, 90, 20), box(100, 20, 40, 20)])
    }

    @Test func headersSayHowHighTheyAre() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: .init(.fractionalWidth(1), .absolute(60)), subitems: [.init(.fractionalWidth(0.5), .fractionalHeight(1))]))
        section.boundarySupplementaryItems = [
            .init(layoutSize: .init(.fractionalWidth(1), .estimated(100)), elementKind: "head", alignment: .top)
        ]
        let stage = CompositionalStage(section, 2, kinds: ["head"])
        stage.show()
        #expect(stage.frame("head") == box(0, 0, 300, 25))
        #expect(stage.frame(0) == box(0, 25, 150, 60))
    }

    @Test func cellsAreMeasuredAgainForAnotherWidth() {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
        let stage = stage(.vertical(layoutSize: size, subitems: [.init(layoutSize: size)]), 3) { cell, _ in
            let ratio = cell.contentView.heightAnchor.constraint(equalTo: cell.contentView.widthAnchor, multiplier: 0.5)
            ratio.isActive = true
        }
        #expect(stage.frame(1) == box(0, 150, 300, 150))
        stage.list.frame.size.width = 200
        #expect(stage.frame(1) == box(0, 100, 200, 100))
    }

    @Test func cellsAreWhereTheLayoutSaysHoweverTheyComeIntoSight() {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
        let stage = stage(.vertical(layoutSize: size, subitems: [.init(layoutSize: size)]), 60) { cell, item in
            cell.want(height: CGFloat(20 + item * 7 % 90))
        }
        for step in 0..<60 {
            stage.list.contentOffset.y = CGFloat(step) * 31
            stage.stage.advance(1.0 / 60)
            for cell in stage.list.visibleCells {
                let path = stage.list.indexPath(for: cell)!
                #expect(cell.frame == stage.frame(path.item), "item \(path.item) at \(step)")
                #expect(cell.frame.height == CGFloat(20 + path.item * 7 % 90))
            }
        }
        stage.stage.drag([CGPoint(x: 100, y: 500), CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 200)])
        stage.stage.advance(2)
        for cell in stage.list.visibleCells { #expect(cell.frame == stage.frame(stage.list.indexPath(for: cell)!.item)) }
    }
}
