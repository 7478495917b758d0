import UIKit

// listing twslider-09
