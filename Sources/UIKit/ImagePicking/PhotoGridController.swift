import Foundation

/// The pictures of the photo library, beside each other. One is chosen by a touch; several are marked first, and then added.
package final class PhotoGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let limit: Int
    private let choose: @MainActor ([URL]) -> Void
    private var marked: [URL] = []
    private let files: [URL]
    private let thumbnails = NSCache<NSURL, UIImage>()

    private static let columns: CGFloat = 4
    private static let gap: CGFloat = 2

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - limit: how many pictures can be chosen; 0 for as many as there are.
    ///   - offersPictures: whether the library's pictures are shown.
    ///   - choose: called with those that were chosen, in the order in which they were marked.
    ///   - cancel: called where the person wants none.
    package init(
        limit: Int, offersPictures: Bool = true, choose: @escaping @MainActor ([URL]) -> Void, cancel: @escaping @MainActor () -> Void
    ) {
        (self.limit, self.choose) = (limit, choose)
        files = offersPictures ? PhotoSources.current.pictures : []
        let layout = UICollectionViewFlowLayout()
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (Self.gap, Self.gap)
        super.init(collectionViewLayout: layout)
        title = "Photos"
        let stop = UIBarButtonItem(title: SystemWords.text(.cancel), primaryAction: UIAction { _ in cancel() })
        guard limit != 1 else {
            navigationItem.rightBarButtonItem = stop
            return
        }
        navigationItem.leftBarButtonItem = stop
        let add = UIBarButtonItem(
            title: SystemWords.text(.add),
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.choose(self.marked)
            })
        add.style = .done
        add.isEnabled = false
        navigationItem.rightBarButtonItem = add
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
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

    package override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { files.count }

    package override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let file = files[indexPath.item]
        picture(of: cell).image = thumbnail(of: file, cell.bounds.size)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = file.deletingPathExtension().lastPathComponent
        cell.accessibilityTraits = marked.contains(file) ? [.image, .button, .selected] : [.image, .button]
        mark(of: cell).isHidden = !marked.contains(file)
        return cell
    }

    /// The sign of a marked photo, made when its cell is first shown.
    private func mark(of cell: UICollectionViewCell) -> UIImageView {
        if cell.contentView.subviews.count > 1, let mark = cell.contentView.subviews.last as? UIImageView { return mark }
        let side: CGFloat = 24
        let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
        let bounds = cell.contentView.bounds
        mark.frame = CGRect(x: bounds.maxX - side - 4, y: bounds.maxY - side - 4, width: side, height: side)
        mark.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        mark.tintColor = .systemBlue
        mark.backgroundColor = .white
        mark.layer.cornerRadius = side / 2
        cell.contentView.addSubview(mark)
        return mark
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

    package override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let file = files[indexPath.item]
        guard limit != 1 else { return choose([file]) }
        if let index = marked.firstIndex(of: file) {
            marked.remove(at: index)
        } else if limit == 0 || marked.count < limit {
            marked.append(file)
        }
        collectionView.reloadItems(at: [indexPath])
        navigationItem.rightBarButtonItem?.isEnabled = !marked.isEmpty
    }

    package func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = ((collectionView.bounds.width - (Self.columns - 1) * Self.gap) / Self.columns).rounded(.down)
        return CGSize(width: side, height: side)
    }
}
