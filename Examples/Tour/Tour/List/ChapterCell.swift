import UIKit

class ChapterCell: UITableViewCell {
    @IBOutlet private weak var iconView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var summaryLabel: UILabel!

    func show(_ chapter: Chapter) {
        iconView.image = chapter.icon
        titleLabel.text = chapter.title
        summaryLabel.text = chapter.summary
    }
}
