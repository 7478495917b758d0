import Foundation

/// The pictures of the photo library, beside each other.
final class PhotoGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private weak var picker: UIImagePickerController?
    private let files = PhotoSources.current.library.files
    private let thumbnails = NSCache<NSURL, UIImage>()

    private static let columns: CGFloat = 4
    private static let gap: CGFloat = 2

    init(picker: UIImagePickerController) {
        self.picker = picker
        let layout = UICollectionViewFlowLayout()
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (Self.gap, Self.gap)
        super.init(collectionViewLayout: layout)
        title = "Photos"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() })
        navigationItem.rightBarButtonItem?.title = SystemWords.text(.cancel)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        guard files.isEmpty else { return }
        let label = UILabel()
        label.text = "No Photos"
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        collectionView.backgroundView = label
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { files.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let file = files[indexPath.item]
        picture(of: cell).image = thumbnail(of: file, cell.bounds.size)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = file.deletingPathExtension().lastPathComponent
        cell.accessibilityTraits = [.image, .button]
        return cell
    }

    /// The view of a cell's photo, made when it is first shown.
    private func picture(of cell: UICollectionViewCell) -> UIImageView {
        if let picture = cell.contentView.subviews.first as? UIImageView { return picture }
        let picture = UIImageView(frame: cell.contentView.bounds)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.backgroundColor = .secondarySystemBackground
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(picture)
        return picture
    }

    private func thumbnail(of file: URL, _ size: CGSize) -> UIImage? {
        if let known = thumbnails.object(forKey: file as NSURL) { return known }
        guard let image = UIImage(contentsOfFile: file.path), image.size.width > 0, image.size.height > 0 else { return nil }
        let scale = max(size.width / image.size.width, size.height / image.size.height)
        let fitted = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        let small = UIGraphicsImageRenderer(size: size).image { _ in
            image.draw(
                in: CGRect(
                    x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2, width: fitted.width, height: fitted.height))
        }
        thumbnails.setObject(small, forKey: file as NSURL)
        return small
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        picker?.choose(files[indexPath.item], isNew: false)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = ((collectionView.bounds.width - (Self.columns - 1) * Self.gap) / Self.columns).rounded(.down)
        return CGSize(width: side, height: side)
    }
}
