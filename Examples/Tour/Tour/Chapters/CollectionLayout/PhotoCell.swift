import UIKit

class PhotoCell: UICollectionViewCell {
    @IBOutlet private weak var cardView: UIView!
    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        cardView.layer.cornerRadius = 6
        cardView.layer.masksToBounds = true
    }

    var photo: Photo? {
        didSet {
            imageView.image = photo?.image
            nameLabel.text = photo?.name
        }
    }
}
