import ObjCRuntime
import Sessions
import Testing

@testable import UIKit

/// A collection view of 300 × 600 points with a compositional layout, for tests that look where things are.
@MainActor
final class CompositionalStage: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    let list: UICollectionView
    var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
    private(set) lazy var stage: Stage = {
        let controller = UIViewController()
        controller.view.addSubview(list)
        return Stage(controller)
    }()

    init(_ layout: UICollectionViewCompositionalLayout, counts: [Int], kinds: [String] = [], cell: AnyClass = UICollectionViewCell.self) {
        self.counts = counts
        list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        super.init()
        Self.classes
        list.contentInsetAdjustmentBehavior = .never
        list.register(cell, forCellWithReuseIdentifier: "cell")
        for kind in kinds { list.register(MeasuredView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra") }
        list.dataSource = self
    }

    /// The classes that the layout makes by their names, as lowering would have entered them.
    private static let classes: Void = {
        ClassRegistry.register(MeasuredView.self) { $0.initializer("initWithFrame:") { MeasuredView(frame: $0[0] as! CGRect) } }
        ClassRegistry.register(MeasuredCell.self) { $0.initializer("initWithFrame:") { MeasuredCell(frame: $0[0] as! CGRect) } }
        ClassRegistry.register(Background.self) { $0.initializer("initWithFrame:") { Background(frame: $0[0] as! CGRect) } }
    }()

    convenience init(
        _ section: NSCollectionLayoutSection, _ count: Int, kinds: [String] = [],
        _ configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
    ) {
        self.init(
            UICollectionViewCompositionalLayout(
                section: section, configuration: configuration ?? UICollectionViewCompositionalLayoutConfiguration()),
            counts: [count], kinds: kinds)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        configure(cell, indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
    }

    func show() {
        _ = stage
        list.layoutIfNeeded()
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        list.layoutIfNeeded()
        return list.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func frame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
        list.layoutIfNeeded()
        return list.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }
}

/// A view of 25 points that its content asks for.
final class MeasuredView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor), content.trailingAnchor.constraint(equalTo: trailingAnchor),
            content.heightAnchor.constraint(equalToConstant: 25),
        ])
    }
    required init?(coder: NSCoder) { nil }
}

/// What lies behind a section.
final class Background: UICollectionReusableView {}

/// A cell whose content has a size of its own.
final class MeasuredCell: UICollectionViewCell {
    private let content = UIView()
    private lazy var width = content.widthAnchor.constraint(equalToConstant: 0)
    private lazy var height = content.heightAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }

    func want(width wanted: CGFloat? = nil, height wantedHeight: CGFloat? = nil) {
        width.isActive = wanted != nil
        height.isActive = wantedHeight != nil
        width.constant = wanted ?? 0
        height.constant = wantedHeight ?? 0
    }
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

extension NSCollectionLayoutSize {
    convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.init(widthDimension: width, heightDimension: height)
    }
}

extension NSCollectionLayoutItem {
    convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.init(layoutSize: NSCollectionLayoutSize(width, height))
    }
}
