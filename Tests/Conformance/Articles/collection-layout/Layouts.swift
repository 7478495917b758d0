import UIKit

// listing collection-layout-01

class CustomCollectionViewLayout: UICollectionViewLayout {
    // listing collection-layout-02
    // listing collection-layout-03
    // listing collection-layout-04
    // listing collection-layout-05
}

/// The layout with the article's cure: `prepare` begins without the condition that nothing was prepared before.
class CuredLayout: UICollectionViewLayout {
    // listing collection-layout-02
    override func prepare() {
        // listing collection-layout-09
        // listing collection-layout-03, lines 875-909
    }
    // listing collection-layout-04
    // listing collection-layout-05
}

/// The layout with the beginning of `prepare` that the article looks at again.
class BlamedLayout: UICollectionViewLayout {
    // listing collection-layout-02
    override func prepare() {
        // listing collection-layout-08
        // listing collection-layout-03, lines 875-909
    }
    // listing collection-layout-04
    // listing collection-layout-05
}

struct Photo { let image: UIImage }

class CustomCollectionViewController: UICollectionViewController {
    var photos: [Photo] = []
    private(set) var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        // listing collection-layout-07
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

// listing collection-layout-06
