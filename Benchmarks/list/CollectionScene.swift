import UIKit

final class CollectionAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = CollectionController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A hundred sections of a thousand items, four in a row.
final class CollectionController: UIViewController, UICollectionViewDataSource {
    static var isCompositional = true
    private(set) static weak var current: CollectionController?
    private(set) lazy var collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: Self.isCompositional ? compositionalLayout() : flowLayout())

    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        Self.current = self
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.showsVerticalScrollIndicator = false
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    private func compositionalLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func flowLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: view.bounds.width / 4, height: 90)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        layout.sectionInset.bottom = 10
        return layout
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 100 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) as! CollectionCell
        cell.label.text = "\(indexPath.section).\(indexPath.item)"
        return cell
    }
}

final class CollectionCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
        label.textAlignment = .center
        label.backgroundColor = UIColor(red: 0xF2 / 255, green: 0xF2 / 255, blue: 0xF7 / 255, alpha: 1)
        label.layer.cornerRadius = 8
        label.clipsToBounds = true
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
