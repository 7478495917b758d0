import UIKit

// listing collection-layout-01

class CustomCollectionViewLayout: UICollectionViewLayout {
    // listing collection-layout-b-01
    // listing collection-layout-b-02
    // listing collection-layout-b-03
}

class CustomCollectionViewController: UICollectionViewController, CustomCollectionViewLayoutDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        // listing collection-layout-b-04
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath) -> CGFloat {
        CGFloat(50 + indexPath.item)
    }
}
