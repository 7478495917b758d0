import Foundation

// listing localization-03
