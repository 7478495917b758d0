import UIKit

/// The article on custom collection layouts: cards whose heights follow their photos, and what a guard too many does to new ones.
class CollectionLayoutController: UICollectionViewController {
    private var photos = (0..<9).map(Photo.make)

    private var layout: ColumnLayout { collectionView.collectionViewLayout as! ColumnLayout }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.delegate = self
        collectionView.contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addPhotos)),
            UIBarButtonItem(title: guardTitle, style: .plain, target: self, action: #selector(toggleGuard(_:))),
        ]
    }

    private var guardTitle: String {
        layout.computesOnlyOnce ? L10n.CollectionLayout.Guard.on : L10n.CollectionLayout.Guard.off
    }

    @objc private func addPhotos() {
        photos += (photos.count..<(photos.count + 3)).map(Photo.make)
        collectionView.reloadData()
    }

    @objc private func toggleGuard(_ sender: UIBarButtonItem) {
        layout.computesOnlyOnce.toggle()
        sender.title = guardTitle
        layout.invalidateLayout()
    }
}

extension CollectionLayoutController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath) as! PhotoCell
        cell.photo = photos[indexPath.item]
        return cell
    }
}

extension CollectionLayoutController: ColumnLayoutDelegate {
    func collectionView(_ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath) -> CGFloat {
        photos[indexPath.item].image.size.height
    }
}
